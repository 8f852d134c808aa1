import { legalActions, Match, ok, err, refuse, type GameRecord } from "@ara/kernel";
import { headsOf, type Proof, type Roster } from "@ara/kernel/fair";
import { micatio } from "@ara/kernel/testing";
import { expect, test } from "vitest";
import type { Logged } from "./log.ts";
import type { Part } from "./shelf.ts";
import { trustIn } from "./trust.ts";

const match = new Match(
  micatio,
  { points: 2 },
  { seats: ["Livia", "Gaius"], seed: "alea", nonces: ["roster", "mine"] },
);
while (!match.over) {
  const [seat] = micatio.toAct(match.state);
  match.act(seat!, legalActions(micatio, match.state, seat!)[0]!);
}
const record: GameRecord = { ...match.record(), online: {} };
const { commitment } = record.seed!;
const roster: Roster = {
  table: "t",
  attempt: 1,
  game: "micatio",
  rules: 1,
  config: {},
  commitment,
  server: "server",
  seats: [
    { name: "Livia", bot: null, key: "key", commit: "c" },
    { name: "Gaius", bot: null, key: null, commit: null },
  ],
};
const WHOLE: Proof = {
  nonces: "verified",
  signatures: "verified",
  withoutNonce: [],
  withoutSignature: [],
  voids: 0,
  foreignVoids: 0,
  roster,
};
const PART: Part = { id: "t", secretKey: null, publicKey: "key", commitment, config: "{}", nonces: { 0: "mine" } };
const good = async (): Promise<Logged> => "good";
const receipt = (head: string, signature = "good") => ({ 0: { seat: 0, version: 3, head, signature } });

const trust = async (
  proof: Partial<Proof> | null = {},
  part: Partial<Part> | undefined = {},
  of = record,
  logged: Logged = "good",
) => {
  const { word, notes } = await trustIn(
    of,
    proof && ok({ ...WHOLE, ...proof }),
    part && { ...PART, ...part },
    async (_key, _message, signature) => signature === "good",
    async () => logged,
  );
  return [word, ...notes.map(({ says }) => says)];
};

test("proven is said only to whoever took part with nonce and key, of a game in which all did and nothing is lacking", async () => {
  expect(await trust()).toEqual(["proven"]);
  expect(await trust({ voids: 2 })).toEqual(["proven", "voids"]);
  expect(await trust({}, { receipts: receipt(headsOf(record)[2]!) })).toEqual(["proven"]);
  expect(await trust({ nonces: "partly", withoutNonce: [1] })).toEqual(["committed", "ownNonce", "withoutNonce"]);
  expect(await trust({ nonces: "partly", voids: 1, foreignVoids: 1 })).toEqual([
    "committed",
    "ownNonce",
    "voids",
    "foreignVoids",
  ]);
  expect(await trust({ signatures: "partly", withoutSignature: [1] })).toEqual([
    "committed",
    "ownNonce",
    "withoutSignature",
  ]);
  expect(await trust({}, { nonces: { 0: "another" } })).toEqual(["committed"]);
  // A nonce is kept by the seat at which one sat down; lots have given him another since.
  expect(await trust({ roster: { ...roster, drawn: [1, 0] } }, { nonces: { 1: "mine" } })).toEqual(["proven"]);
  expect(await trust({}, { nonces: { 1: "mine" } })).toEqual(["committed"]);
  expect(await trust({}, { publicKey: null })).toEqual(["committed", "noKey"]);
});

test("proven takes the public log: where it cannot be asked no more than committed is said, where it says otherwise no more than consistent", async () => {
  expect(await trust({}, {}, record, "unknown")).toEqual(["committed", "ownNonce", "unlogged"]);
  expect(await trust({}, {}, record, "other")).toEqual(["consistent", "logOther"]);
  expect(await trust({}, {}, record, "unsealed")).toEqual(["committed", "ownNonce", "unsealed"]);
  // A game that ended before the rules end it has no seal: of its end the log says nothing.
  const { seal: _seal, result: _result, ...cut } = record;
  expect(await trust({}, {}, cut)).toEqual(["committed", "ownNonce", "cut"]);
  expect(await trust({}, {}, cut, "unknown")).toEqual(["committed", "ownNonce", "unlogged"]);
});

test("whoever did not take part is told no more than consistent, whatever the record claims", async () => {
  const { word, notes } = await trustIn(record, ok(WHOLE), undefined, async () => true, good);
  expect([word, notes]).toEqual(["consistent", [{ says: "notHere" }]]);
  expect(await trust({}, { commitment: "other" })).toEqual(["consistent", "notHere"]);
  expect(await trust({}, {}, match.record())).toEqual(["consistent", "local"]);
});

test("a receipt for a moment that the record does not have says that it was rewritten; one nobody signed says nothing", async () => {
  expect(await trust({}, { roster: "roster" })).toEqual(["proven"]);
  expect(await trust({}, { roster: "another" })).toEqual(["consistent", "rewritten"]);
  expect(await trust({}, { receipts: receipt("f".repeat(64)) })).toEqual(["consistent", "rewritten"]);
  expect(await trust({}, { receipts: receipt("f".repeat(64), "bad") })).toEqual(["proven"]);
});

test("what is claimed and wrong is said; where the browser cannot tell, nobody is accused", async () => {
  const wrong = err({ entry: 4, refusal: refuse("proof.signature") });
  expect(await trustIn(record, wrong, PART, async () => true, good)).toEqual({
    word: "consistent",
    notes: [{ says: "wrong", entry: 4 }],
  });
  expect(await trust(null)).toEqual(["committed", "noKey"]);
  expect(await trust(null, { commitment: "other" })).toEqual(["consistent", "notHere", "noKey"]);
});
