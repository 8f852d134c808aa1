import { expect, test } from "vitest";
import type { Action } from "./action.ts";
import { ROME } from "./data/index.ts";
import type { Frame } from "./engine/frame.ts";
import { machine } from "./rules/index.ts";
import { position } from "./testing/position.ts";
import { paxRomanaTexts } from "./texts/index.ts";
import { BATTLE } from "./testing/refusals/battle.ts";
import { CARDS } from "./testing/refusals/cards.ts";
import { ECONOMY } from "./testing/refusals/economy.ts";
import { FILES } from "./testing/refusals/files.ts";
import { LAND } from "./testing/refusals/land.ts";
import { SEA } from "./testing/refusals/sea.ts";
import { OTHERS } from "./testing/refusals/others.ts";
import type { Row } from "./testing/refusals/row.ts";

const ROWS: readonly Row[] = [...FILES, ...LAND, ...SEA, ...BATTLE, ...ECONOMY, ...OTHERS, ...CARDS];

const TITLED = ROWS.map(([key, rule, why, provoke]) => [`${rule} ${key}`.trim(), why, { key, rule, provoke }] as const);

test.each(TITLED)("%s: %s", (_title, _why, { key, rule, provoke }) => {
  const refused = provoke();
  expect([refused?.key, refused?.rule ?? ""]).toEqual([key, rule]);
});

test("every refusal of the game is provoked here; the command line says the one about a record's entry", () => {
  const provoked = new Set<string>(ROWS.map(([key]) => key));
  expect(Object.keys(paxRomanaTexts.en.refusals).filter((key) => !provoked.has(key))).toEqual(["position.entry"]);
});

const ASKS = [...machine.questions()].map(({ proc, ask }) => [`${ask.rule} ${proc}, ${ask.prompt}`, ask] as const);

test.each(ASKS)(
  "%s: what is no answer to the question is told as such, without a reason against an answer",
  (_, ask) => {
    const nonsense = { type: "nonsense" } as unknown as Action;
    expect(ask.refuse?.(position("V"), {} as Frame, ROME, nonsense)).toBeUndefined();
  },
);
