import { createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import type { Seat, Viewer } from "@ara/kernel";
import { hashAct } from "@ara/kernel/fair";
import type { News, Port, Step, TableTypes } from "@ara/protocol";
import { expect, test } from "vitest";
import { Signing } from "./signing.ts";

const TABLE = "table";
const HEAD = "aa";
const SEATS: readonly Seat[] = [0, 1];

/** Two people with keys at a table at which both are shown version 7. */
function twoAt() {
  const keys = SEATS.map(() => generateKeyPairSync("ed25519").privateKey);
  const signing = new Signing({
    table: TABLE,
    sign: () => "the server's",
    keys: keys.map((key) => createPublicKey(key).export({ format: "jwk" }).x!),
    heads: new Map([[0, HEAD]]),
    told: new Map<Viewer, number>(),
  });
  const tell = (viewer: Viewer, version: number, head: string, prompt: unknown = {}): void => {
    if (head !== HEAD) signing.stands({ on: 1, head });
    signing.tell(viewer, { version, prompt, over: false } as News<TableTypes>);
  };
  for (const viewer of [...SEATS, "spectator"] as const) tell(viewer, 7, HEAD);
  /** A line of the first: what he hears, and what reaches the table. */
  const line = () => {
    const heard: unknown[] = [];
    const reached: unknown[] = [];
    let say = (_message: unknown): void => undefined;
    const wire: Port = {
      post: (message) => void heard.push(message),
      listen: (listener) => (say = listener),
      close: () => undefined,
    };
    const port = signing.over(wire, { seats: [0], spectates: false });
    port.listen((message) => void reached.push(message));
    return { heard, reached, port, say: (message: object) => say(message) };
  };
  const signed = (seat: Seat, id: string, action: unknown) => {
    const hash = hashAct({ table: TABLE, seat, version: 7, head: HEAD, id, action });
    return { t: "act", id, seat, v: 7, action, sig: sign(null, hash, keys[seat]!).toString("base64url") };
  };
  const kept = (seat: Seat, id: string, action: unknown) =>
    signing.extrasOf({ seat, id, ahead: { entry: { seat, action } } } as unknown as Step<TableTypes>);
  return { tell, line, signed, kept };
}

test.each([1, "spectator"] as const)(
  "whoever asks to see with the eyes of %s, and is refused, is told nothing of theirs with his own news",
  (viewer) => {
    const { tell, line } = twoAt();
    const { say, port, heard } = line();
    say({ t: "watch", n: 5, viewer: 0 });
    say({ t: "watch", n: 5, viewer });
    // The other has answered in secret: he is told so, with a version, a head and a receipt of his own.
    tell(viewer, 8, "bb", null);
    port.post({ t: "news", n: 5, news: { version: 7 } });
    port.post({ t: "news", n: 5, news: { version: 8 } });
    expect(heard).toEqual([
      { t: "news", n: 5, news: { version: 7, head: HEAD } },
      { t: "news", n: 5, news: { version: 8 } },
    ]);
  },
);

test("whoever looks and looks away again, however often, is shown heads", () => {
  const { line } = twoAt();
  const { say, port, heard } = line();
  for (let n = 0; n < 200; n++) {
    say({ t: "watch", n, viewer: 0 });
    if (n < 199) say({ t: "unwatch", n });
  }
  port.post({ t: "news", n: 199, news: { version: 7 } });
  expect(heard).toEqual([{ t: "news", n: 199, news: { version: 7, head: HEAD } }]);
});

test("nobody makes it forget what another has signed by signing without end", () => {
  const { line, signed, kept } = twoAt();
  const { say, reached } = line();
  say(signed(1, "his", { type: "pass" }));
  for (let i = 0; i < 600; i++) say(signed(0, `mine-${i}`, { type: "nonsense" }));
  expect(reached).toHaveLength(601);
  expect(kept(1, "his", { type: "pass" })).toMatchObject({ id: "his", v: 7, sig: expect.any(String) as string });
});
