import type { Port } from "@ara/protocol";

/** The line to whoever started this worker. */
export const toStarter: Port = {
  post: (message) => postMessage(message),
  listen: (listener) => addEventListener("message", (event: MessageEvent<unknown>) => listener(event.data)),
  close: () => close(),
};

/** The line to a worker; whoever waits is told when it dies. */
export function inWorker(worker: Worker, died: (why: string) => void): Port {
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    died(event.message || "the worker stopped");
  });
  return {
    post: (message) => worker.postMessage(message),
    listen: (listener) => worker.addEventListener("message", (event: MessageEvent<unknown>) => listener(event.data)),
    close: () => worker.terminate(),
  };
}
