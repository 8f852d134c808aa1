import type { Port } from "@ara/protocol";
import type { MessagePort, Worker } from "node:worker_threads";

/** One end of the line between threads. */
export const portOf = (end: MessagePort | Worker): Port => ({
  post: (message) => end.postMessage(message),
  listen: (listener) => void end.on("message", listener),
  close: () => void ("terminate" in end ? end.terminate() : end.close()),
});
