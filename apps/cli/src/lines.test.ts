import { PassThrough } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { Lines } from "./lines.ts";

/** A terminal that keeps what it was told. */
function terminal() {
  const raw: boolean[] = [];
  const setRawMode = (on: boolean): void => void raw.push(on);
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  let stopped = 0;
  const lines = new Lines({ input, output, suspend: () => void stopped++ });
  return { lines, input, output, raw, stopped: () => stopped };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
let open: Lines | undefined;
afterEach(() => open?.close());

test("Ctrl-Z stops the job, and after fg the question is answered as if nothing had been", async () => {
  const { lines, input, raw, stopped } = terminal();
  open = lines;
  const answer = lines.ask("who? ");
  input.write("me");
  await turn();
  input.write("\u001A");
  await turn();
  expect([stopped(), raw.at(-1)]).toStrictEqual([1, false]);
  process.emit("SIGCONT");
  await turn();
  expect(raw.at(-1)).toBe(true);
  expect(input.isPaused()).toBe(false);
  input.write("!\r");
  expect(await answer).toBe("me!");
  expect(lines.interrupted).toBe(false);
});

test("Ctrl-C is heard when nobody is asked, and ends every later question", async () => {
  const { lines, input } = terminal();
  open = lines;
  input.write("\u0003");
  await lines.interruption;
  expect(lines.interrupted).toBe(true);
  expect(await lines.ask("who? ")).toBeNull();
});

test("a prompt cannot make the terminal do anything", async () => {
  const { lines, input, output } = terminal();
  open = lines;
  const answer = lines.ask("\u001B]0;owned\u0007> ");
  input.write("x\r");
  await answer;
  expect(String(output.read())).toContain("\\u{1b}]0;owned\\u{7}> ");
});
