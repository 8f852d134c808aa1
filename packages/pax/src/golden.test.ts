import { canonical, FastChance, legalActions, noChance, type Viewer } from "@ara/kernel";
import { chanceOf } from "@ara/kernel/testing";
import { expect, test } from "vitest";
import { writeAction } from "./action-json.ts";
import { writeCard } from "./card.ts";
import { config, writeConfig } from "./config.ts";
import type { Event } from "./event.ts";
import { pax } from "./game.ts";
import { eager } from "./testing.ts";
import type { View } from "./view.ts";

/**
 * Whole games, printed: every action, and after it what each seat and a spectator see and are told. A change of any
 * view, event or rule shows up as a difference in these files; `npx vitest -u` writes them anew.
 */
test.each([
  { file: "2-players", table: config(2), seed: "via appia" },
  { file: "3-players-nocturnus-open", table: config(3, { nocturnus: true, memory: "open" }), seed: "spartacus" },
  { file: "5-players", table: config(5, { lastClear: "yes", income: "round" }), seed: "senatus" },
  { file: "5-players-rules-2", table: config(5, { lastClear: "yes", rules: 2 }), seed: "senatus" },
  { file: "solo-4", table: config(1, { solo: 4 }), seed: "vesuvius" },
])("golden playthrough $file", async ({ file, table, seed }) => {
  const chance = new FastChance(seed);
  const lines: string[] = [];
  const viewers: Viewer[] = [...Array(table.players).keys(), "spectator"];
  const before = new Map<Viewer, Record<string, string>>();
  const told: Event[] = [];
  const state = pax.setup(table, pax.deal(table, chanceOf(seed, [], "deal")), (event) => told.push(event));
  const look = (): void => {
    for (const viewer of viewers) {
      const fields = fieldsOf(pax.view(state, viewer));
      const last = before.get(viewer) ?? {};
      const changed = Object.entries(fields).filter(([field, text]) => last[field] !== text);
      const events = told.map((event) => spell(pax.seen(event, viewer) ?? {}));
      lines.push(`  ${viewer}:`, ...events.map((text) => `    ! ${text}`), ...changed.map(([, text]) => `    ${text}`));
      before.set(viewer, fields);
    }
    told.length = 0;
  };
  look();
  while (state.step !== "over") {
    const seat = state.decider;
    const action = eager(legalActions(pax, state, seat), chance);
    lines.push(`${seat} ${canonical(writeAction(state, seat, action))}`);
    pax.apply(state, seat, action, noChance, (event) => told.push(event));
    look();
  }
  lines.push(canonical(pax.json.writeOutcome(pax.outcome(state)!)), "");
  await expect(lines.join("\n")).toMatchFileSnapshot(`golden/${file}.txt`);
});

/** The view, field by field, players each on a line of their own. */
function fieldsOf({ players, ...view }: View): Record<string, string> {
  const piles = {
    deck: runs(view.deck.map((c) => (c === null ? "?" : writeCard(c)))),
    slippedBy: runs(view.slippedBy),
  };
  const { singly, config: agreed, ...always } = view;
  const all = {
    ...always,
    config: { ...writeConfig(agreed), rules: agreed.rules },
    ...(singly && { singly }),
    ...piles,
    ...Object.fromEntries(
      players.map(({ sessionPlays, ...player }, seat) => [
        `seat ${seat}`,
        { ...player, ...(sessionPlays.length > 0 && { sessionPlays }) },
      ]),
    ),
  };
  return Object.fromEntries(Object.entries(all).map(([field, value]) => [field, spell({ [field]: value })]));
}

/** "40 x ?, army:1:2": long piles in short. */
function runs(items: readonly (string | number)[]): string {
  const parts: { item: string | number; count: number }[] = [];
  for (const item of items) {
    if (parts.at(-1)?.item === item) parts.at(-1)!.count++;
    else parts.push({ item, count: 1 });
  }
  return parts.map(({ item, count }) => (count > 1 ? `${count} x ${item}` : `${item}`)).join(", ");
}

const CARD_LISTS = [
  "cards",
  "under",
  "open",
  "hidden",
  "hand",
  "display",
  "sessionPlays",
  "drawn",
  "legions",
  "playedThisTurn",
];

/** Canonical JSON with cards as in records. */
function spell(value: object): string {
  return canonical(
    JSON.parse(
      JSON.stringify(value, (field, inner: unknown) => {
        if (field === "card") return writeCard(inner as number);
        return CARD_LISTS.includes(field) && Array.isArray(inner) ? inner.map(withCards) : inner;
      }),
    ),
  );
}

function withCards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCards);
  return typeof value === "number" ? writeCard(value) : value;
}
