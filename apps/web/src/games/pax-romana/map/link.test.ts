import { config, worldOf } from "@ara/pax-romana";
import { overviewOf, seenState } from "@ara/pax-romana/overview";
import { expect, test } from "vitest";
import { nodesNamed } from "../text/named.ts";
import type { Shown } from "../text/shown.ts";
import { TestTable } from "../text/testing.ts";
import type { TextFace } from "../text/text-face.ts";
import { answeringNodes, answersAt, press, refusedNodes } from "./link.ts";

const { map } = worldOf(config("II"));
const node = (id: string): number => map.nodeOf.get(id)!;

/** What a screen shows of a table, as far as the map asks for it. */
const shownBy = (table: TestTable): Shown =>
  ({
    news: { view: table.view, prompt: table.prompt },
    overview: overviewOf(seenState(table.view)),
    groups: table.groups,
    answers: table.answers,
  }) as unknown as Shown;

/** Remembers what was asked of it. */
function faceOf(table: TestTable) {
  const chosen: string[] = [];
  const refused: string[] = [];
  const face = {
    speech: { value: table.speech },
    planner: { value: null },
    spot: { value: null as unknown },
    picks: { value: null as unknown },
    narrowed: { value: null as { answers: readonly unknown[] } | null },
    noted: { value: null as { node: number; refused: readonly { rule?: string }[] } | null },
    choose: ({ label }: { label: string }) => chosen.push(label),
    refuse: (lines: readonly string[]) => refused.push(...lines),
  };
  return { face: face as unknown as TextFace, seen: face, chosen, refused };
}

const marching = (): TestTable => {
  const table = new TestTable();
  for (let n = 0; n < 12 && answeringNodes(shownBy(table)).size === 0; n++) table.act(table.answers[0]!.action);
  return table;
};

test("the places of all answers glow, and no others", () => {
  const table = marching();
  const shown = shownBy(table);
  const places = answeringNodes(shown);
  expect(places.size).toBeGreaterThan(0);
  for (const place of places) expect(answersAt(shown, { node: place }).length).toBeGreaterThan(0);
  for (const other of map.names.keys()) if (!places.has(other)) expect(answersAt(shown, { node: other })).toEqual([]);
});

test("a place with one answer gives it, one with several lists them, any other is looked at", () => {
  const table = marching();
  const shown = shownBy(table);
  const [place] = answeringNodes(shown);
  const first = faceOf(table);
  press(first.face, shown, { node: place! });
  expect(first.chosen).toEqual([answersAt(shown, { node: place! })[0]!.label]);

  const [one] = answersAt(shown, { node: place! });
  const twice = faceOf(table);
  press(twice.face, { ...shown, answers: [one!, { ...one!, key: "99" }] }, { node: place! });
  expect(twice.chosen).toEqual([]);
  expect(twice.seen.narrowed.value?.answers).toHaveLength(2);

  const away = faceOf(table);
  press(away.face, shown, { node: node("carthago") });
  expect(away.chosen).toEqual([]);
  expect(away.seen.spot.value).toEqual({ node: node("carthago") });
});

test("what gives something up for good is listed, never given by a press; a refused place says why", () => {
  const table = marching();
  const shown = shownBy(table);
  const [place] = answeringNodes(shown);
  const careful = faceOf(table);
  const answers = answersAt(shown, { node: place! }).map((answer) => ({ ...answer, care: "gone" as const }));
  press(careful.face, { ...shown, answers }, { node: place! });
  expect(careful.chosen).toEqual([]);
  expect(careful.seen.narrowed.value?.answers).toHaveLength(1);

  const { prompt, view } = shown.news;
  const no = { key: "9.21", rule: "9.21" };
  const options = prompt!.options.map((option) => (option.at === place ? { ...option, refusal: no } : option));
  const refusing = faceOf(table);
  const news = { view, prompt: { ...prompt!, options } } as unknown as Shown["news"];
  press(refusing.face, { ...shown, news, answers: [] }, { node: place! });
  expect(refusing.refused.length).toBeGreaterThan(0);
  expect(refusing.seen.noted.value?.node).toBe(place);
  expect(refusing.seen.noted.value?.refused.map(({ rule }) => rule)).toEqual(["9.21"]);
  expect(refusing.seen.spot.value).toBeNull();
  expect([...refusedNodes({ ...shown, news }, new Set())]).toContain(place);
  expect([...refusedNodes({ ...shown, news }, new Set([place!]))]).not.toContain(place);
});

test("an event names the places it happens in, each once", () => {
  const stepped = { type: "stepped", from: 3, to: 5, power: 0, owner: 0, force: 0, mp: 1, rule: "9.21" } as const;
  expect(nodesNamed([stepped, { ...stepped, from: 5, to: 3 }])).toEqual([3, 5]);
  expect(nodesNamed([{ type: "moveEnded", power: 0, owner: 0, node: 7, rule: "9.1" }])).toEqual([7]);
});

test("a place that a board waits for is the board's, and no answer is given", () => {
  const table = marching();
  const shown = shownBy(table);
  const [place] = answeringNodes(shown);
  const { face, seen, chosen } = faceOf(table);
  const picked: number[] = [];
  seen.picks.value = { nodes: new Set([place]), pick: (one: number) => picked.push(one) };
  press(face, shown, { node: place! });
  expect([picked, chosen]).toEqual([[place], []]);
});
