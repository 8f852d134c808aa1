import { isObject } from "@ara/kernel";
import type { Port } from "@ara/protocol";

/** So long an answer may be on its way without a word from the server: its own take some milliseconds. */
export const PATIENCE = 6000;

const isAnswer = (message: unknown): boolean =>
  isObject(message) && (message["t"] === "act" || message["t"] === "undo");

/** A line that says so where an answer was sent and nothing at all comes back: a network that is gone closes no socket. */
export function impatient(port: Port, onSilent: () => void): Port {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    post(message) {
      port.post(message);
      if (isAnswer(message)) timer ??= setTimeout(onSilent, PATIENCE);
    },
    listen: (listener) =>
      port.listen((message) => {
        hear();
        listener(message);
      }),
    close() {
      hear();
      port.close();
    },
  };
}
