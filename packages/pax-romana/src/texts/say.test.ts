import { LANGUAGES } from "@ara/kernel";
import { expect, test } from "vitest";
import { config, worldOf } from "../config.ts";
import type { About } from "../prompt/about.ts";
import { refusal } from "../refusal.ts";
import { paxRomanaTexts } from "./index.ts";
import { sayActionIn } from "./say.ts";

const table = config("V");
const { map } = worldOf(table);
const from = map.strait.findIndex((across, node) => node < map.spaces && across.length > 0);

test("9.33: nobody marches across a strait, also where it is refused", () => {
  const said = (node: number, isRefused: boolean): string[] =>
    LANGUAGES.map((language) =>
      sayActionIn(
        paxRomanaTexts[language],
        table,
        { key: "land.step", about: { force: { node: from } } as unknown as About },
        { action: { type: "step", node }, refusal: isRefused ? refusal("step.strait", {}) : null },
      ),
    );
  for (const isRefused of [true, false])
    for (const text of said(map.strait[from]![0]!, isRefused)) {
      expect(text).not.toMatch(/march/i);
      expect(text).not.toMatch(/marsch/i);
    }
  expect(said(map.land[from]![0]!, false)[0]).toMatch(/^March to /);
});
