import { generateKeyPairSync, sign } from "node:crypto";
import { chain, type GameRecord } from "@ara/kernel";
import { drawSeats, hashKey, hashRoster, prove, type Drawn, type Online } from "@ara/kernel/fair";
import { pax } from "@ara/pax";
import { isSigned } from "@ara/server/ed25519";
import { expect, test } from "vitest";
import { onlineRecord } from "./testing/online-record.ts";

async function judged(record: GameRecord): Promise<unknown> {
  const proof = await prove(pax, record, isSigned);
  return proof.ok ? [proof.value.signatures, proof.value.voids] : proof.error.refusal;
}

test("a record tells of every attempt its signed roster counts, each as it was published, and of no other", async () => {
  const record = onlineRecord("answers");
  const online = record.online as Online;
  const [first] = online.voids as readonly [Readonly<Record<string, unknown>>];
  const roster = first["roster"] as Online["roster"];
  const told = (...voids: unknown[]) => judged({ ...record, online: { ...online, voids } });
  expect(await told(first)).toEqual(["partly", 1]);
  const wrong = { key: "proof.void", params: { attempt: 1 } };
  for (const other of [
    {},
    { attempt: 2 },
    { seed: "another" },
    { salt: undefined },
    { silent: [] },
    { silent: [2] },
    { signature: online.signature },
    { roster: { ...roster, table: "another" } },
    { roster: { ...roster, attempt: 2 } },
    online,
  ])
    expect(
      await told(...(Object.keys(other).length === 0 ? [] : [{ ...first, ...other }])),
      JSON.stringify(other),
    ).toEqual(wrong);
  expect(await told({})).toEqual(wrong);
  expect(await told(first, { ...first, attempt: 2 })).toEqual({ ...wrong, params: { attempt: 2 } });
  expect(await judged({ ...record, online: { ...online, voids: "none" } })).toEqual(wrong);
});

test("seats are those that the seed draws by lot, of all people and of no bot", async () => {
  const told = (drawn: readonly unknown[], second: "signs" | "bot" = "signs") =>
    judged(onlineRecord(second, drawn as Drawn));
  const [right, bots] = [true, false].map((person) =>
    drawSeats("alea", { table: "table", attempt: 1 }, [true, person]),
  );
  const wrong = { key: "proof.drawn", params: {} };
  expect(await told(right!)).toEqual(["verified", 0]);
  expect(await told(right!.toReversed())).toEqual(wrong);
  expect(await told([null, null])).toEqual(wrong);
  expect(bots).toEqual([0, null]);
  expect(await told(bots!, "bot")).toEqual(["verified", 0]);
  expect(await told(right!, "bot")).toEqual(wrong);
  for (const none of [[], [0], [0, 0], [1, null], [0, 2], [0.5, 1], ["0", "1"]])
    expect(await told(none)).toMatchObject({ key: "proof.roster" });
  // Every order is drawn as often as any other.
  const orders = new Map<string, number>();
  for (let attempt = 1; attempt <= 600; attempt++) {
    const order = drawSeats("alea", { table: "table", attempt }, [true, true, false, true]).join(" ");
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  for (const times of orders.values()) expect(times).toBeGreaterThan(60);
});

test("an attempt that came to nothing counts as the server's by the key that signed the roster, never by the one it names itself", async () => {
  const record = onlineRecord("answers");
  const online = record.online as Online;
  const [first] = online.voids as readonly [Readonly<Record<string, unknown>>];
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const other = publicKey.export({ format: "jwk" }).x!;
  const signed = (message: Uint8Array): string => sign(null, message, privateKey).toString("base64url");
  const roster = { ...(first["roster"] as Online["roster"]), server: other };
  const voids = [{ ...first, roster, signature: signed(hashRoster(roster)) }];
  const found = async (more: object): Promise<unknown> => {
    const proof = await prove(pax, { ...record, online: { ...online, voids, ...more } }, isSigned);
    return proof.ok ? [proof.value.nonces, proof.value.foreignVoids] : proof.error.refusal;
  };
  const server = online.roster.server;
  const leaf = { kind: "key", key: server, before: other };
  expect(await found({ voids: online.voids })).toEqual(["verified", 0]);
  expect(await found({})).toEqual(["partly", 1]);
  expect(await found({ keys: [leaf] })).toEqual(["partly", 1]);
  expect(await found({ keys: [{ ...leaf, signature: signed(hashKey(other, other)) }] })).toEqual(["partly", 1]);
  expect(await found({ keys: [{ ...leaf, signature: signed(hashKey(other, server)) }] })).toEqual(["verified", 0]);
});

test("where the server has signed no end nobody vouches for what a bot is said to have done, whatever is left out of its entries", async () => {
  const record = onlineRecord("bot");
  expect(await judged(record)).toEqual(["verified", 0]);
  const { result: _result, seal: _seal, entries, ...rest } = record;
  const { end: _end, ...online } = record.online as Online;
  // What was signed later would not fit any more: all before the first that nobody has signed, and that one.
  const first = entries.findIndex((entry) => "by" in entry);
  const cut = entries.slice(0, first + 1);
  const { seat, action } = cut[first]!;
  const bare = cut.with(first, { seat, action });
  expect(await judged(chain({ ...rest, online, entries: cut }))).toEqual(["none", 0]);
  expect(await judged(chain({ ...rest, online, entries: bare }))).toEqual(["none", 0]);
});
