import { CITY, POWERS, UNITS, worldOf, type Owner, type Power, type State } from "@ara/pax-romana";
import { overviewOf, type Place } from "@ara/pax-romana/overview";
import { label, onSheet, tag } from "./sheet.ts";

/** Powers have the colour of their Home, all others that of stone. */
const STONE = "#6f6a60";
function colourOf({ config }: State, owner: Owner): string {
  const { data, map } = worldOf(config);
  return owner < POWERS.length ? data.drawing.colours[map.homeTerritory[owner as Power]!]! : STONE;
}

interface Counter {
  readonly owner: Owner;
  readonly text: string;
}

/** Towns, Cities, counters, leaders, tribes and pirates, beside their Spaces. */
export const drawPieces = (state: State): string =>
  overviewOf(state)
    .places.map((place) => drawPlace(state, place))
    .join("");

function drawPlace(state: State, place: Place): string {
  const [x, y] = onSheet(worldOf(state.config).data.drawing.at[place.node]!);
  return [
    drawWorks(state, place, x, y),
    place.tribe ? label([x + 15, y + 6], "?", { "font-size": 15, "font-weight": "bold" }) : "",
    place.pirates ? label([x + 15, y + 6], "☠", { "font-size": 22 }) : "",
    ...countersOf(state, place).map((counter, row) => drawCounter(state, counter, x, y + 27 + row * 19)),
  ].join("");
}

/** 7.1: a Town is a small square, a City a large one; the number is that of its walls. */
function drawWorks(state: State, { works }: Place, x: number, y: number): string {
  if (!works) return "";
  const half = works.works === CITY ? 13 : 9;
  const square = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  return (
    tag("rect", { ...square, fill: colourOf(state, works.owner), stroke: "#ffffff", "stroke-width": 2.5, rx: 2 }) +
    label([x, y + 5], `${works.walls}`, {
      "text-anchor": "middle",
      "font-size": works.works === CITY ? 16 : 13,
      "font-weight": "bold",
      style: "fill:#ffffff",
    })
  );
}

/** One counter for each owner: units by their letters, leaders by their ratings. */
function countersOf(state: State, { stacks, leaders, forces }: Place): Counter[] {
  const { tactical, campaign } = worldOf(state.config).data.leaders;
  const texts = new Map<Owner, string[]>();
  const add = (owner: Owner, text: string): void => void texts.set(owner, [...(texts.get(owner) ?? []), text]);
  for (const { owner, counts } of [...stacks, ...forces.flatMap(({ rows }) => rows)]) add(owner, unitText(counts));
  for (const { leader, owner } of leaders) add(owner, `♛${tactical[leader]}-${campaign[leader]}`);
  return [...texts].map(([owner, parts]) => ({ owner, text: parts.join(" ") }));
}

const unitText = (counts: readonly number[]): string =>
  UNITS.flatMap((unit, i) => ((counts[i] ?? 0) > 0 ? [`${counts[i]}${unit}`] : [])).join(" ");

function drawCounter(state: State, { owner, text }: Counter, x: number, y: number): string {
  const width = text.length * 7.4 + 10;
  return (
    tag("rect", {
      x: x - width / 2,
      y: y - 13,
      width,
      height: 17,
      rx: 3,
      fill: colourOf(state, owner),
      stroke: "#ffffff",
      "stroke-width": 1.5,
    }) + label([x, y], text, { "text-anchor": "middle", "font-size": 12.5, style: "fill:#ffffff" })
  );
}
