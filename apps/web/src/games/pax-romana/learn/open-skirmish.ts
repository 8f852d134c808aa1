import { PortTable, type Table } from "@ara/protocol";
import { newId } from "../../../store/ids.ts";
import type { Lost } from "../../../store/lost.ts";
import { inWorker } from "../../../workers/ports.ts";
import { SHOWN } from "../text/manner.ts";
import type { RomanaAtTable } from "../types.ts";
import type { Wanted } from "./hosting.ts";

/** Sits down at the table of a task. */
export function openSkirmish(wanted: Wanted, onLost: (why: Lost) => void): Promise<Table<RomanaAtTable>> {
  const worker = new Worker(new URL("./skirmish-worker.ts", import.meta.url), { type: "module", name: "skirmish" });
  const port = inWorker(worker, () => {
    worker.terminate();
    onLost("crashed");
  });
  worker.postMessage(wanted);
  return PortTable.open<RomanaAtTable>(port, { newId, expected: SHOWN });
}
