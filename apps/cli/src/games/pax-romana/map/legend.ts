import type { Language } from "@ara/kernel";
import { worldOf, type State } from "@ara/pax-romana";
import { overviewOf } from "@ara/pax-romana/overview";
import { namesOf, paxRomanaTexts } from "@ara/pax-romana/texts";
import { romanaTexts } from "../texts/index.ts";
import { HEIGHT, label, tag } from "./sheet.ts";

const LEFT = 40;
const LINE = 26;

/** What the signs mean, and of a position how the powers stand. */
export function drawLegend({ state, language }: { state: State | undefined; language: Language }): string {
  const { words, places } = paxRomanaTexts[language];
  const { kinds, works } = words;
  const { ways } = places;
  const signs: readonly (readonly [(y: number) => string, string])[] = [
    [(y) => dot(y, 11, "#dcc34f", "#3b3226", 2), kinds.inland],
    [(y) => dot(y, 11, "#dcc34f", "#2f6690", 4), kinds.port],
    [(y) => dot(y, 5, "#3b3226"), kinds.landPoint],
    [
      (y) => tag("path", { d: `M${LEFT - 9} ${y + 2}L${LEFT} ${y - 14}L${LEFT + 9} ${y + 2}Z`, fill: "#7b5a3a" }),
      kinds.alpinePass,
    ],
    [(y) => dot(y, 5, "#2f6690"), kinds.navalPoint],
    [(y) => dot(y, 8, "#17375e"), kinds.deepSea],
    [(y) => stroke(y, { stroke: "#3b3226", "stroke-width": 2.4 }), ways.land],
    [(y) => stroke(y, { stroke: "#a3402f", "stroke-width": 4, "stroke-dasharray": "3 5" }), ways.strait],
    [(y) => stroke(y, { stroke: "#2f6690", "stroke-width": 2, "stroke-dasharray": "7 5" }), ways.sea],
    [(y) => square(y, 9, "2"), works[0]!],
    [(y) => square(y, 13, "5"), works[1]!],
  ];
  const height = (signs.length + 1) * LINE;
  const top = HEIGHT - height - 20;
  const box = tag("rect", { x: 10, y: top - 6, width: 250, height, rx: 6, fill: "#ffffff", "fill-opacity": 0.85 });
  const lines = signs.map(([sign, text], i) => {
    const y = top + (i + 1) * LINE;
    return sign(y) + label([LEFT + 40, y], text, { "font-size": 16 });
  });
  return box + lines.join("") + (state ? drawStanding(state, language, top) : "");
}

const dot = (y: number, r: number, fill: string, ring?: string, width?: number): string =>
  tag("circle", { cx: LEFT, cy: y - 6, r, fill, stroke: ring, "stroke-width": width });

const stroke = (y: number, style: Readonly<Record<string, string | number>>): string =>
  tag("path", { d: `M${LEFT - 20} ${y - 6}H${LEFT + 20}`, ...style });

const square = (y: number, half: number, walls: string): string =>
  tag("rect", { x: LEFT - half, y: y - 6 - half, width: 2 * half, height: 2 * half, rx: 2, fill: "#b8433a" }) +
  label([LEFT, y - 1], walls, { "text-anchor": "middle", "font-size": 13, style: "fill:#ffffff" });

/** Talents, Stability and Victory Points. */
function drawStanding(state: State, language: Language, top: number): string {
  const names = namesOf(language, state.config);
  const { columns, turn } = romanaTexts[language];
  const { powers, turn: now, lastTurn, phase } = overviewOf(state);
  const { phases } = paxRomanaTexts[language].words;
  const { data, map } = worldOf(state.config);
  const height = (powers.length + 2) * LINE + 8;
  const first = top - height - 30;
  const x = [30, 230, 340, 420];
  const row = (cells: readonly string[], y: number, weight?: string): string =>
    cells.map((text, i) => label([x[i]!, y], text, { "font-size": 16, "font-weight": weight })).join("");
  return [
    tag("rect", { x: 10, y: first, width: 480, height, rx: 6, fill: "#ffffff", "fill-opacity": 0.85 }),
    row([turn(now, lastTurn, `${phase} ${phases[phase]}`)], first + LINE, "bold"),
    row(["", columns[1]!, columns[2]!, columns[3]!], first + 2 * LINE),
    ...powers.map(({ power, talents, stability, points }, i) => {
      const y = first + (i + 3) * LINE - 4;
      const colour = data.drawing.colours[map.homeTerritory[power]!]!;
      return (
        tag("rect", { x: 18, y: y - 13, width: 8, height: 16, fill: colour }) +
        row([names.who(power), `${talents}`, `${stability}`, `${points}`], y)
      );
    }),
  ].join("");
}
