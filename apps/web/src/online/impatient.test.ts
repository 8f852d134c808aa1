import type { Port } from "@ara/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { impatient, PATIENCE } from "./impatient.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function line() {
  const listeners: ((message: unknown) => void)[] = [];
  const bare: Port = { post: () => undefined, listen: (one) => void listeners.push(one), close: () => undefined };
  const onSilent = vi.fn<() => void>();
  const port = impatient(bare, onSilent);
  port.listen(() => undefined);
  const hear = (message: unknown): void => listeners.forEach((one) => one(message));
  return { port, onSilent, hear };
}

test("an answer to which nothing comes back is noticed", () => {
  const { port, onSilent } = line();
  port.post({ t: "act", id: "a" });
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSilent).toHaveBeenCalledTimes(1);
});

test("whatever the server says, it is there; to a question it may think for as long as it likes", () => {
  const { port, onSilent, hear } = line();
  port.post({ t: "undo", id: "a" });
  hear({ t: "news" });
  port.post({ t: "advise", id: "b" });
  vi.advanceTimersByTime(PATIENCE * 9);
  port.post({ t: "act", id: "c" });
  port.close();
  vi.advanceTimersByTime(PATIENCE * 9);
  expect(onSilent).not.toHaveBeenCalled();
});
