import { Match, type Seat } from "@ara/kernel";
import { afterAll, expect, test, vi } from "vitest";
import { config, OPTIONS, writeConfig, type Config } from "./config.ts";
import type { PaxRomana } from "./contract.ts";
import { data, SCENARIOS } from "./data/index.ts";
import { isOpening } from "./is-opening.ts";
import type { Prompt } from "./prompt/detail.ts";
import type { View } from "./view.ts";

// The files of tests share their modules: here is a machine that has learned nothing yet.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { openTable } = await import("./opening.ts");

/** Tables that open with less than the whole rules: scenarios, formats, one player for all or one for each power, options. */
const TABLES: readonly Config[] = SCENARIOS.flatMap((scenario, i) => {
  const { forms, powers } = data.scenarios[i]!;
  if (!forms.standard) return [];
  const formats = data.formats.filter(({ game }) => game === "standard");
  return [
    ...formats.map(({ id: format }) => config(scenario, { format })),
    ...OPTIONS.map((option) => config(scenario, { options: [option] })),
    config(scenario, { seats: [powers], options: OPTIONS.filter((option) => isPlain(config(scenario), option)) }),
  ].filter((table) => isOpening(writeConfig(table)));
});

function isPlain(table: Config, option: Config["options"][number]): boolean {
  return isOpening(writeConfig({ ...table, options: [option] }));
}

interface First {
  readonly seat: Seat;
  readonly view: View;
  readonly prompt: Prompt | null;
}

test("3.6: without the other chapters every plain Standard Game comes to its first question, the same as with them", async () => {
  const opened = openTable(() => undefined);
  const matches = TABLES.map(
    (table) =>
      new Match<PaxRomana>(opened.game, table, { seats: table.seats.map((_, i) => `${i}`), seed: table.scenario }),
  );
  const firsts = matches.map(({ game, state }): First => {
    const [seat] = game.toAct(state) as [Seat];
    const view = game.view(state, seat);
    return { seat, view, prompt: opened.prompt(view, seat) };
  });
  expect(TABLES.length).toBeGreaterThan(40);
  expect(new Set(firsts.map(({ prompt }) => prompt?.key))).toEqual(new Set(["placement.where", "activation.pay"]));
  // Where the rest has not come, it is missed and not passed over.
  const { seat, prompt } = firsts.find((first) => first.prompt!.key === "activation.pay")!;
  const fresh = new Match<PaxRomana>(opened.game, config("II"), { seats: ["0", "1"], seed: "II" });
  expect(fresh.act(seat, prompt!.options[0]!.action).ok).toBe(true);
  expect(fresh.act(seat, { type: "operation", kind: "expansion" }).ok).toBe(false);

  const { servedPaxRomana } = await import("./served.ts");
  for (const { seat: asked, view, prompt: put } of firsts) expect(servedPaxRomana.prompt(view, asked)).toEqual(put);
  expect(fresh.act(seat, { type: "operation", kind: "expansion" }).ok).toBe(true);
  for (const [i, match] of matches.entries())
    expect(match.act(firsts[i]!.seat, firsts[i]!.prompt!.options[0]!.action).ok).toBe(true);
});

test("what is asked before the first marker, cards, and what a table has changed want the whole rules", () => {
  const { game, ...plain } = writeConfig(config("V"));
  const written = { game, ...plain };
  expect(isOpening(written)).toBe(true);
  expect(isOpening({ ...written, options: ["pyrrhusFreeActivation"] })).toBe(false);
  expect(isOpening({ ...written, options: ["rerolls", "secretAlliances"] })).toBe(false);
  expect(isOpening({ ...written, measures: { activations: 1 } })).toBe(false);
  expect(isOpening({ ...written, corrections: {} })).toBe(false);
  expect(isOpening({ ...written, game: "advanced" })).toBe(false);
  for (const odd of [plain, null, [], { ...written, options: undefined }, "II"]) expect(isOpening(odd)).toBe(false);
});
