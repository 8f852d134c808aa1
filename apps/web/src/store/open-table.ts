import { PortTable, TableError, type Expected, type Table, type TableTypes } from "@ara/protocol";
import { inWorker } from "../workers/ports.ts";
import type { Opened } from "../workers/hosting.ts";
import { isOnline } from "../online/address.ts";
import { startWorker, takeEarly } from "./early-table.ts";
import { newId } from "./ids.ts";
import type { Lost } from "./lost.ts";
import { loose } from "./loose.ts";

/** Sits down at a game kept in this browser, or at one on the server, if it is the one that is expected. */
export async function openTable<T extends TableTypes>(
  id: string,
  expected: Expected,
  onLost: (why: Lost) => void,
): Promise<Table<T>> {
  if (isOnline(id)) return (await import("../online/open-online.ts")).openOnline<T>(id, expected, onLost);
  const { worker, noted } = takeEarly(id) ?? startWorker(loose.get(id) ?? id);
  return new Promise((resolve, reject) => {
    const port = inWorker(worker, (why) => {
      worker.terminate();
      reject(new Error(why));
      onLost("crashed");
    });
    const hear = (data: Opened): void => {
      if (data.type === "opened") resolve(PortTable.open<T>(port, { newId, expected }));
      else if (data.type === "refused") {
        worker.terminate();
        reject(new TableError(data.refusal));
      } else if (data.type === "loose") {
        if (data.saved) loose.set(id, data.saved);
        else loose.delete(id);
      } else if (data.type) {
        // What the port brings has no type; this has one.
        worker.terminate();
        onLost(data.type);
      }
    };
    for (const data of noted()) hear(data as Opened);
    worker.addEventListener("message", ({ data }: MessageEvent<Opened>) => hear(data));
  });
}
