import { expect, test } from "vitest";
import { Thread } from "./threads.ts";

const thread = (source: string): Thread<unknown> =>
  new Thread("weaver", new URL(`data:text/javascript,${encodeURIComponent(source)}`), "thread");

test("messages come in order, and answers to what is sent", async () => {
  const weaver = thread(`
    import { parentPort, workerData } from "node:worker_threads";
    parentPort.postMessage(1);
    parentPort.postMessage(workerData);
    parentPort.on("message", (message) => parentPort.postMessage(message + "!"));
  `);
  expect(await weaver.next()).toBe(1);
  expect(await weaver.next()).toBe("thread");
  weaver.send("cloth");
  expect(await weaver.next()).toBe("cloth!");
  await weaver.stop();
});

test.each([
  ["an error while it loads", `throw new Error("no loom")`, "weaver: no loom"],
  ["an error that is none", `throw "no loom"`, "weaver: no loom"],
  ["an early end", `process.exit(7)`, "weaver: the worker ended early (exit code 7)"],
])("%s is told to whoever waits, and to whoever asks later", async (_name, source, message) => {
  const weaver = thread(source);
  await expect(weaver.next()).rejects.toMatchObject({ message, exitCode: 3 });
  await expect(weaver.next()).rejects.toMatchObject({ message });
});
