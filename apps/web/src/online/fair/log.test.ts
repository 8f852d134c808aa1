import { toHex } from "@ara/kernel";
import { hashLeaf, hashRoster, MerkleTree, nameInLog, writeLeaf, type LogLeaf, type Roster } from "@ara/kernel/fair";
import { expect, test } from "vitest";
import { saysTheSame } from "./log.ts";

const roster: Roster = {
  table: "t",
  attempt: 2,
  game: "pax",
  rules: 3,
  config: {},
  commitment: "c2",
  server: "s",
  seats: [],
};
const table = nameInLog("t");
const about = { game: "pax", rules: 3, config: {} };
const hash = toHex(hashRoster(roster));
const STORY: readonly LogLeaf[] = [
  { kind: "table", table, attempt: 1, commitment: "c1", ...about },
  { kind: "roster", table, attempt: 1, roster: "r1" },
  { kind: "void", table, attempt: 1, roster: "r1", seed: "", salt: "", silent: [0] },
  { kind: "table", table, attempt: 2, commitment: "c2", ...about },
  { kind: "roster", table, attempt: 2, roster: hash },
  { kind: "seal", table, seal: "end" },
];

interface Judging {
  readonly voids: number;
  readonly seal: string | null;
  readonly isForged: boolean;
  readonly isTurned: boolean;
}

function judged(
  leaves: readonly LogLeaf[],
  { voids = 1, seal = "end", isForged = false, isTurned = false }: Partial<Judging> = {},
): string {
  const tree = new MerkleTree();
  const bodies = leaves.map(writeLeaf);
  tree.add(hashLeaf("before"));
  for (const body of bodies) tree.add(hashLeaf(body));
  const root = toHex(isForged ? hashLeaf("other") : tree.root());
  const shown = bodies.map((body, i) => ({ n: i + 1, body, proof: tree.inclusion(i + 1).map(toHex) }));
  return saysTheSame(
    isTurned ? shown.toReversed() : shown,
    { size: tree.size, root, at: 0, key: "", signature: "" },
    roster,
    voids,
    seal,
  );
}

const without = (i: number): LogLeaf[] => STORY.filter((_, n) => n !== i);

test("the log must tell of this deal: its commitment before its roster, each once, and as many voids as the record", () => {
  expect(judged(STORY)).toBe("good");
  expect(judged(STORY.slice(0, 5))).toBe("unsealed");
  // Where all agreed to end it there is no seal, and none is missing.
  expect(judged(STORY.slice(0, 5), { seal: null })).toBe("good");
  expect(judged(STORY, { isForged: true })).toBe("other");
  expect(judged(STORY, { voids: 0 })).toBe("other");
  expect(judged(STORY, { seal: "another" })).toBe("other");
  expect(judged(without(3))).toBe("other");
  expect(judged(without(4))).toBe("other");
  expect(judged([...without(3), STORY[3]!])).toBe("other");
  // Wherever it is served, a leaf stands where the log has it.
  expect(judged(STORY, { isTurned: true })).toBe("good");
  const late = [...STORY.slice(0, 3), STORY[4]!, STORY[3]!];
  expect([judged(late), judged(late, { isTurned: true })]).toEqual(["other", "other"]);
  expect(judged([...STORY, { kind: "roster", table, attempt: 2, roster: "r2" }])).toBe("other");
  expect(judged([...STORY, { kind: "seal", table: "elsewhere", seal: "end" }])).toBe("other");
  expect(judged(STORY.slice(0, 1), { voids: 0 })).toBe("unknown");
});
