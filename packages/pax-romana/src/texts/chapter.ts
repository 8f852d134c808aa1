import type { Config } from "../config.ts";
import { NONE, type Owner } from "../data/index.ts";
import type { Event } from "../event.ts";
import type { Chapter } from "../story/chapters.ts";
import { deedsIn, fallenIn, type Deeds } from "../story/deeds.ts";
import { handsIn, isPowerful, type Hands } from "../story/hands.ts";
import type { Texts } from "./en/index.ts";
import { namesIn, type Names } from "./names.ts";
import { phaseClauses } from "./phase.ts";

/** "Carthage lands at Caralis, takes Sardinia from Rome, builds at Panormus." */
export function chapterIn(
  texts: Texts,
  config: Config,
  chapter: Pick<Chapter, "kind" | "power" | "events" | "phase"> & Partial<Pick<Chapter, "done">>,
): string {
  const { kind, power, events, phase, done: isDone = true } = chapter;
  const names = namesIn(texts.words, config);
  const { clauses, sentence, titled } = texts.words.grammar;
  const say = texts.story;
  const title = kind === "phase" && phase !== null ? texts.words.phases[phase] : kind === "event" ? say.event : "";
  // 3.2: what won the game comes before the end of it.
  const [rest, over] = [false, true].map((isEnd) => events.filter(({ type }) => (type === "gameOver") === isEnd));
  const told = [
    ...phaseClauses(texts, names, { ...chapter, events: rest!, done: isDone }),
    ...doneClauses(texts, names, events, kind === "activation" ? power : NONE),
    ...phaseClauses(texts, names, { ...chapter, kind: "activation", events: over!, done: isDone }),
  ].map((clause, i) => (i === 0 ? clause : within(clause, say.small)));
  if (kind === "setup" && told.length === 0) return sentence(say.setup);
  if (kind === "lapse" && told.length === 0) return sentence(say.lapses(names.who(power)));
  // 3.42: a marker was drawn, and whose Activation it will be has not begun.
  if (kind === "event" && told.length === 0 && !isDone) {
    const drawn = events.find((event) => event.type === "markerDrawn");
    if (drawn) return sentence(texts.events.markerDrawn(drawn, names));
  }
  if (kind === "activation") {
    const chosen = events.find((event) => event.type === "operationChosen");
    const operation = chosen ? (texts.words.operations[chosen.kind] ?? chosen.kind) : texts.words.phases.F;
    const idle = isDone ? say.idle : say.begins;
    return sentence(told.length === 0 ? idle(names.who(power), operation) : clauses(told));
  }
  const text = told.length === 0 ? say.nothing : clauses(told);
  return sentence(title === "" ? text : titled(title, text));
}

/** A line of the log in the middle of a sentence: words that are large only because it began with them are small. */
function within(clause: string, small: readonly string[]): string {
  const [first = ""] = clause.split(" ", 1);
  return small.includes(first) ? first.toLowerCase() + clause.slice(first.length) : clause;
}

/** Everybody's deeds, each a clause; then who was lost. */
function doneClauses(texts: Texts, names: Names, events: readonly Event[], first: Owner): string[] {
  const hands = handsIn(events);
  const deeds = deedsIn(events, first);
  const told = new Set(deeds.map(({ who }) => who));
  const others = [...hands.nodes, ...hands.provinces].flatMap(({ from, to }) => (to === NONE ? [from] : [to]));
  const all: readonly Pick<Deeds, "who">[] = [
    ...deeds,
    ...[...new Set(others)].filter((who) => who !== NONE && !told.has(who)).map((who) => ({ who })),
  ];
  return [
    ...all.flatMap((one) => {
      const phrases = [
        ...("marches" in one ? begun(texts, names, one as Deeds) : []),
        ...taken(texts, names, hands, one.who),
        ...("marches" in one ? done(texts, names, one as Deeds) : []),
      ];
      return phrases.length === 0 ? [] : [texts.story.did(names.who(one.who), texts.words.grammar.list(phrases))];
    }),
    ...fallenIn(events).map((leader) => texts.story.dies(names.leader(leader))),
  ];
}

/** What he played, where he went, and whom he fought. */
function begun({ story: say, words }: Texts, names: Names, deeds: Deeds): string[] {
  const { marches, lands, sails, battles } = deeds;
  const { and } = words.grammar;
  const places = (nodes: readonly number[]): string => and([...new Set(nodes.map(names.node))]);
  const [march] = marches;
  return [
    ...(lands.length === 0 ? [] : [say.lands(places(lands))]),
    ...(march === undefined
      ? []
      : marches.length === 1
        ? [say.marchesFrom(names.node(march.from), names.node(march.to))]
        : [say.marches(places(marches.map(({ to }) => to)))]),
    ...(sails.length === 0 ? [] : [say.sails(places(sails))]),
    ...new Set(
      battles.map(({ winner, sides, node, kind }) => {
        const battle = winner === "vacated" ? "" : say.battle[winner](sides[1], names.node(node), names);
        return kind === "sea" ? say.atSea(battle) : battle;
      }),
    ),
  ];
}

/** 5.2, 7.41: what he has now and had not before, by whose it was; and what is nobody's now. */
function taken({ story: say, words }: Texts, names: Names, { nodes, provinces }: Hands, who: Owner): string[] {
  const { and } = words.grammar;
  const gained = [
    ...nodes.filter(({ to }) => to === who).map(({ place, from }) => ({ name: names.node(place), from })),
    ...provinces.filter(({ to }) => to === who).map(({ place, from }) => ({ name: names.province(place), from })),
  ].map(({ name, from }) => ({ name, from: isPowerful(from) ? from : NONE }));
  const lost = provinces
    .filter(({ from, to }) => from === who && to === NONE)
    .map(({ place }) => names.province(place));
  return [
    ...[...new Set(gained.map(({ from }) => from))].map((from) => {
      const what = and([...new Set(gained.filter((one) => one.from === from).map(({ name }) => name))]);
      return from === NONE ? say.takes(what) : say.takesFrom(what, from, names);
    }),
    ...(lost.length === 0 ? [] : [say.loses(and(lost))]),
  ];
}

/** What he made of it. */
function done({ story: say, words }: Texts, names: Names, deeds: Deeds): string[] {
  const { and } = words.grammar;
  const at = (nodes: readonly number[], phrase: (places: string, n: number) => string): string[] =>
    nodes.length === 0 ? [] : [phrase(and(nodes.map(names.node)), nodes.length)];
  const some = (row: readonly number[], phrase: (units: string) => string): string[] =>
    row.some((n) => n > 0) ? [phrase(names.units(row))] : [];
  const cards = (isDrawn: boolean, phrase: (titles: string) => string): string[] => {
    const titles = deeds.cards.flatMap((one) => (one.isDrawn === isDrawn ? [names.card(one.card)] : []));
    return titles.length === 0 ? [] : [phrase(and(titles))];
  };
  return [
    ...cards(true, say.draws),
    ...cards(false, say.plays),
    ...deeds.plunders.map(({ node, talents }) => say.plunders(names.node(node), names.talents(talents))),
    ...at(deeds.razes, say.razes),
    ...words.works.flatMap((_, works) =>
      at([...new Set(deeds.builds.filter((one) => one.works === works).map(({ node }) => node))], (nodes, n) =>
        say.builds(works, nodes, n),
      ),
    ),
    ...at(deeds.repairs, say.repairs),
    ...at(deeds.rebuilds, say.rebuilds),
    ...at(deeds.garrisons, say.garrisons),
    ...some(deeds.raises, say.raises),
    ...(deeds.hires === 0 ? [] : [say.hires(deeds.hires)]),
    ...some(deeds.fallen, say.loses),
    ...some(deeds.sunk, say.losesAtSea),
    ...deeds.bribes.map(({ from, talents }) => say.bribed(names.talents(talents), from, names)),
    ...(deeds.deals.length > 0 ? [say.deals(and(deeds.deals.map(names.to)))] : deeds.meets ? [say.meets] : []),
  ];
}
