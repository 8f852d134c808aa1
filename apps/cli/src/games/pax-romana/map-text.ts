import type { Language } from "@ara/kernel";
import {
  NONE,
  OBJECTIVES,
  pairOf,
  powerBehind,
  SOLDIER_OF_FORTUNE,
  worldOf,
  type Node,
  type Owner,
  type Power,
  type State,
} from "@ara/pax-romana";
import { overviewOf, type Overview, type Place } from "@ara/pax-romana/overview";
import { allIn, contentsIn, kindsIn, namesOf, paxRomanaTexts, type Names } from "@ara/pax-romana/texts";
import { padEnd, padStart, style, width } from "../../terminal.ts";
import { romanaTexts, type RomanaTexts } from "./texts/index.ts";

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

/** Turn, phase, the markers that come in order and the cup, in a line. */
export function headline(state: State, language: Language): string {
  const say = romanaTexts[language];
  const names = namesOf(language, state.config);
  const { turn, lastTurn, phase, row, cup } = overviewOf(state);
  const markers = cup.flatMap((n, power) =>
    n === 0 ? [] : [`${power === 4 ? say.eventMarkers : names.who(power)} ${n}`],
  );
  const { grammar, phases } = names.words;
  // 3.41: one marker of each power comes in order before any is drawn.
  const first = phase === "F" && row.length > 0 ? [say.first(grammar.list(row.map(names.who)))] : [];
  const inCup = phase === "F" ? [say.cup(grammar.list(markers) || say.empty)] : [];
  return grammar.clauses([say.turn(turn, lastTurn, `${phase} ${phases[phase]}`), ...first, ...inCup]);
}

/** Talents, Stability, points, where the scenario has them: a line for each power, aligned. */
export function powerLines(state: State, language: Language): string[] {
  const names = namesOf(language, state.config);
  const { ranges } = paxRomanaTexts[language].words;
  const rows = overviewOf(state).powers.map(({ power, talents, stability, range, points, gop, cvp, provinces }) => [
    names.words.grammar.capital(names.who(power)),
    `${talents}`,
    `${signed(stability)} ${ranges[range]}`,
    `${points}`,
    `${gop}`,
    `${cvp}`,
    `${provinces.length}`,
  ]);
  const { scenario } = worldOf(state.config);
  const unused = [
    ...(scenario.treasury ? [] : [1]),
    ...(scenario.stability ? [] : [2]),
    ...(scenario.victory.end === "pyrrhicWar" ? [3] : []),
  ];
  return aligned([romanaTexts[language].columns, ...rows].map((row) => row.filter((_, i) => !unused.includes(i))));
}

/** A table: the first row names the columns, the first column the rows. */
export function aligned(all: readonly (readonly string[])[]): string[] {
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => width(row[column]!))));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? padEnd(cell, widths[i]!) : padStart(cell, widths[i]!))).join("  ");
  return all.map((row, i) => (i === 0 ? style("dim", line(row)) : line(row)));
}

/** Everything that matters, as one power sees it: powers, control, own forces, others, tribes, pirates. */
export function mapText(state: State, power: Power, language: Language): string[] {
  const say = romanaTexts[language];
  const names = namesOf(language, state.config);
  const overview = overviewOf(state, [power]);
  const ours = (owner: Owner): boolean =>
    owner === power || (owner === SOLDIER_OF_FORTUNE && powerBehind(state, owner) === power);
  const hand = state.objectives.hands[power]!;
  return [
    style("bold", headline(state, language)),
    ...powerLines(state, language),
    "",
    style("bold", say.control),
    ...controlLines(state, overview, names, say.nobody),
    "",
    style("bold", say.own),
    ...overview.places.flatMap((place) => forceLine(state, place, ours, language)),
    "",
    style("bold", say.others),
    ...overview.places.flatMap((place) => forceLine(state, place, (owner) => !ours(owner), language)),
    ...listed(say.tribes, overview, ({ tribe, strength }) => tribe && strength === undefined, names),
    ...listed(say.knownTribes, overview, ({ strength }) => strength !== undefined, names),
    ...listed(paxRomanaTexts[language].places.pirates, overview, ({ pirates }) => pirates, names),
    ...(hand.length > 0 ? ["", say.objectives(aims(hand, names))] : []),
    ...overview.powers.flatMap(({ power: other }) => objectiveLine(state, power, other, names, say)),
  ];
}

/** 15.49: each by its letter, with what it asks for. */
function aims(objectives: readonly number[], { words }: Names): string {
  const { clauses, titled } = words.grammar;
  return clauses(objectives.map((objective) => titled(OBJECTIVES[objective]!, words.aims[OBJECTIVES[objective]!]!)));
}

/** 15.45: what a power knows of another's objectives: those that lie open, and those it was shown; of its own, the open ones. */
function objectiveLine({ objectives }: State, power: Power, other: Power, names: Names, say: RomanaTexts): string[] {
  const seen = [...objectives.shown[other]!, ...objectives.known[pairOf(other, power)]!];
  return seen.length > 0 ? [say.theirObjectives(names.of(other), aims(seen, names))] : [];
}

function controlLines({ config, control }: State, { powers }: Overview, names: Names, nobody: string): string[] {
  const { map } = worldOf(config);
  const free = control.flatMap((controller, province) =>
    controller === NONE && map.spacesOf[province]!.length > 0 ? [province] : [],
  );
  const { capital, list, titled } = names.words.grammar;
  const line = (who: string, provinces: readonly number[]): string =>
    `  ${titled(capital(who), list(provinces.map(names.province)) || "–")}`;
  return [...powers.map(({ power, provinces }) => line(names.who(power), provinces)), line(nobody, free)];
}

/** What certain owners have in a place; nothing where they have nothing. */
function forceLine({ config }: State, place: Place, isMeant: (owner: Owner) => boolean, language: Language): string[] {
  const names = namesOf(language, config);
  const parts = contentsIn(paxRomanaTexts[language], config, place, isMeant);
  const { clauses, titled } = names.words.grammar;
  return parts.length === 0 ? [] : [`  ${titled(names.node(place.node), clauses(parts))}`];
}

function listed(title: string, { places }: Overview, isMeant: (place: Place) => boolean, names: Names): string[] {
  const { list, titled } = names.words.grammar;
  const found = places
    .filter(isMeant)
    .map(({ node, strength }) => (strength === undefined ? names.node(node) : `${names.node(node)} ${strength}`));
  return found.length === 0 ? [] : ["", titled(style("bold", title), list(found))];
}

export const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Nodes in play by the beginning of their names. */
export function nodesNamed({ config }: State, name: string): Node[] {
  const { map } = worldOf(config);
  return map.names.flatMap((known, node) =>
    map.inPlay[node] === 1 && plain(known).startsWith(plain(name)) ? [node] : [],
  );
}

/** One Space or province by the beginning of its name: what is there, and where one can go. */
export function placeText(state: State, power: Power, name: string, language: Language): string[] {
  const { map } = worldOf(state.config);
  const names = namesOf(language, state.config);
  const province = map.provinceNames.findIndex((known) => plain(known).startsWith(plain(name)));
  const nodes = nodesNamed(state, name);
  if (nodes.length > 0) return nodes.slice(0, 6).flatMap((node) => nodeLines(state, power, node, names, language));
  if (province < 0) return [romanaTexts[language].notFound(name)];
  const controller = state.control[province]!;
  return [
    names.words.grammar.titled(names.province(province), names.who(controller)),
    ...map.spacesOf[province]!.flatMap((node) => nodeLines(state, power, node, names, language)),
  ];
}

function nodeLines(state: State, power: Power, node: Node, names: Names, language: Language): string[] {
  const texts = paxRomanaTexts[language];
  const say = texts.places;
  const { clauses, list, titled } = names.words.grammar;
  const { map } = worldOf(state.config);
  const place = overviewOf(state, [power]).places.find((known) => known.node === node);
  const ways = (["land", "strait", "sea"] as const).flatMap((sort) => {
    const to = map[sort][node]!;
    return to.length === 0 ? [] : [titled(say.ways[sort], list(to.map(names.node)))];
  });
  const province = map.province[node]!;
  const where = province < 0 ? "" : names.province(province);
  const about = [where, ...kindsIn(texts, state.config, node)].filter((part) => part !== "");
  const held =
    province < 0 || state.control[province] === NONE ? [] : [`  ${say.held(names.who(state.control[province]!))}`];
  const here = place ? allIn(texts, state.config, place) : [];
  return [
    titled(`${style("bold", names.node(node))} (${list(about)})`, clauses(ways)),
    ...held,
    ...(here.length > 0 ? [`  ${titled(names.node(node), clauses(here))}`] : []),
  ];
}
