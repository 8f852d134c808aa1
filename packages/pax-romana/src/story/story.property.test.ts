/** What is told of whole games: chapters, sentences, ways, battles, points. */
import { LANGUAGES } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import { worldOf } from "../config.ts";
import { SLAVES_ROME } from "../data/index.ts";
import { chapterIn } from "../texts/spoken.ts";
import { namesOf, paxRomanaTexts } from "../texts/index.ts";
import { told } from "../testing/told.ts";
import { battlesIn, chaptersIn, handsIn, luckIn, pointsIn, trailsIn } from "./index.ts";

const GAMES = (["I", "II", "III", "V", "VII"] as const).map((scenario, i) => ({ scenario, ...told(scenario, i) }));

describe.each(GAMES)("a game of scenario $scenario", ({ config, events, state }) => {
  const chapters = chaptersIn(events);

  test("3.2: every event belongs to exactly one chapter, in order", () => {
    expect(chapters.flatMap((chapter) => chapter.events)).toEqual(events);
    expect(chapters.every(({ from, events: [first] }) => events[from] === first)).toBe(true);
    expect(chapters.every(({ done }) => done)).toBe(true);
  });

  test("3.41, F.3c: an Activation or a Meeting is one chapter, from its marker to its end", () => {
    const ended = events.filter(({ type: e }) => e === "activationEnded").length;
    const activations = chapters.filter(({ kind }) => kind === "activation");
    expect(activations.filter(({ events: all }) => all.at(-1)!.type === "activationEnded")).toHaveLength(ended);
    // A game may be won in the middle of one.
    expect(activations.length - ended).toBeLessThanOrEqual(1);
    for (const { power, events: all } of activations) {
      const begun = all.filter(({ type: e }) => e === "activationBegan");
      expect(begun.length).toBeLessThanOrEqual(1);
      for (const one of begun) expect(one).toMatchObject({ power });
    }
  });

  test("5.2, 7.41: the sentence of a chapter names what changed hands, in three languages", () => {
    for (const language of LANGUAGES) {
      const names = namesOf(language, config);
      for (const chapter of chapters) {
        const text = chapterIn(paxRomanaTexts[language], config, chapter);
        expect(text).toMatch(/^[\p{Lu}\d].*\.$/su);
        expect(text).not.toMatch(/undefined|NaN|null/);
        const { nodes, provinces } = handsIn(chapter.events);
        for (const { place } of nodes) expect(text).toContain(names.node(place));
        for (const { place } of provinces) expect(text).toContain(names.province(place));
      }
    }
  });

  test("9.2, 10.3, 11.1: a trail goes from neighbour to neighbour, unless a force gave way or slaves went", () => {
    const { map } = worldOf(config);
    const isNext = (a: number, b: number): boolean =>
      [...map.land[a]!, ...map.strait[a]!, ...map.sea[a]!].includes(b) ||
      map.beyond[a]!.some(({ space }) => space === b);
    for (const chapter of chapters)
      for (const { owner, nodes, bySea, isFlight } of trailsIn(chapter.events)) {
        expect(bySea).toHaveLength(nodes.length - 1);
        if (!isFlight && owner < SLAVES_ROME)
          for (let i = 1; i < nodes.length; i++) expect(isNext(nodes[i - 1]!, nodes[i]!)).toBe(true);
      }
  });

  test("10.2, 11.43: every battle that was ended is reported once", () => {
    const ended = events.filter(({ type: e }) => e === "battleEnded" || e === "navalBattle").length;
    expect(battlesIn(events)).toHaveLength(ended);
    expect(chapters.flatMap((chapter) => battlesIn(chapter.events))).toHaveLength(ended);
  });

  test("15.11: points by turn come to what each power has in the end", () => {
    const scored = pointsIn(events);
    for (const power of worldOf(config).scenario.powers) {
      const last = scored.findLast((one) => one.power === power);
      if (last) expect(last.total).toBe(state.powers[power]!.victoryPoints);
    }
  });

  test("dice are counted for whoever threw them, and lie between one and six", () => {
    for (const { all } of luckIn(events, worldOf(config).scenario.powers)) {
      expect(all.sum).toBeGreaterThanOrEqual(all.n);
      expect(all.sum).toBeLessThanOrEqual(6 * all.n);
    }
  });
});
