import { parentPort, workerData } from "node:worker_threads";
import { serve, type Port, type TableSeat } from "@ara/protocol";
import { micatioTable } from "@ara/protocol/testing";

/** A table of micatio in a thread of its own, for whoever started it. */
const port: Port = {
  post: (message) => parentPort!.postMessage(message),
  listen: (listener) => void parentPort!.on("message", listener),
  close: () => parentPort!.close(),
};
const { table } = micatioTable(workerData as readonly TableSeat[]);
serve(table, port, { seats: [0, 1], spectates: true });
await table.start();
