import { toHex } from "@ara/kernel";
import { hashAct, hashTold, hashUndo } from "@ara/kernel/fair";
import { expect, test } from "vitest";
import type { Port } from "../port.ts";
import { SignedLine, type Receipt } from "./signed-line.ts";

const HEAD = "a".repeat(64);

function line() {
  const sent: Record<string, unknown>[] = [];
  const [receipts, undone]: [Receipt[], number[]] = [[], []];
  let hear: (message: unknown) => void = () => undefined;
  const bare: Port = {
    post: (message) => void sent.push(message as Record<string, unknown>),
    listen: (listener) => void (hear = listener),
    close: () => undefined,
  };
  const signed = new SignedLine({
    table: "t",
    sign: async (message) => {
      await Promise.resolve();
      return `signed ${toHex(message)}`;
    },
    onReceipt: (receipt) => void receipts.push(receipt),
    onUndo: (seat) => void undone.push(seat),
  });
  const open = (): Port => {
    const port = signed.over(bare);
    port.listen(() => undefined);
    port.post({ t: "watch", n: 1, viewer: 0 });
    return port;
  };
  const news = (version: number, more: object = {}): void =>
    hear({ t: "news", n: 1, news: { version, head: HEAD, ...more } });
  return { sent, receipts, undone, open, news };
}

const act = (v: number) => ({ t: "act", id: `id${v}`, seat: 0, v, action: { type: "end" } });
/** Whatever was begun is done. */
async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

test("an answer is signed over the head that was shown with its version; what is sent after it comes after it", async () => {
  const { sent, open, news } = line();
  const port = open();
  news(7);
  port.post(act(7));
  port.post({ t: "record", id: "r" });
  await settle();
  port.post({ t: "unwatch", n: 1 });
  const hash = hashAct({ table: "t", seat: 0, version: 7, head: HEAD, id: "id7", action: { type: "end" } });
  expect(sent.slice(1)).toEqual([
    { ...act(7), sig: `signed ${toHex(hash)}` },
    { t: "record", id: "r" },
    { t: "unwatch", n: 1 },
  ]);
});

test("over a new line the same answer is signed again as it was; one to news that nobody heard goes as it is", async () => {
  const { sent, open, news } = line();
  open();
  news(7);
  const again = open();
  again.post(act(7));
  again.post(act(8));
  await settle();
  expect(sent.slice(2).map(({ sig }) => typeof sig)).toEqual(["string", "undefined"]);
});

test("what the server signed for is handed on; whoever takes steps back signs that, and is told to forget it", async () => {
  const { sent, receipts, undone, open, news } = line();
  const port = open();
  news(7);
  news(8, { receipt: "r" });
  expect(receipts).toEqual([{ seat: 0, version: 8, head: HEAD, signature: "r" }]);
  expect(toHex(hashTold("t", 0, 8, HEAD))).toHaveLength(64);
  port.post({ t: "undo", id: "u", seat: 0, v: 8, steps: 1 });
  expect(undone).toEqual([0]);
  await settle();
  const hash = hashUndo({ table: "t", seat: 0, version: 8, head: HEAD, id: "u", steps: 1 });
  expect(sent.at(-1)).toEqual({ t: "undo", id: "u", seat: 0, v: 8, steps: 1, sig: `signed ${toHex(hash)}` });
});
