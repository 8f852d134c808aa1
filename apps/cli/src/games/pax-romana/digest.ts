import type { Language } from "@ara/kernel";
import { NONE, UNITS, type Config, type Event } from "@ara/pax-romana";
import { isToldAgain, namesOf, type Names } from "@ara/pax-romana/texts";
import { romanaTexts, type DigestTexts } from "./texts/index.ts";

/** What somebody is told who was away: lines of the log, or one sentence for a whole Activation. */
export type Item = Event | { readonly type: "digest"; readonly text: string; readonly lines: number };

/** Between Activations nobody misses these: plans that were made, places of leaders, steps of the sequence. */
const PASSING: ReadonlySet<Event["type"]> = new Set([
  "phaseBegan",
  "planLocked",
  "plansShown",
  "leadersRemoved",
  "leaderPlaced",
  "markerDrawn",
  "unitsRemoved",
  "settled",
]);

/** So few lines are told as they are. */
const FEW = 12;

/**
 * 3.51: every Activation that has begun and ended is told in one sentence, what is under way line by line; `left` is how
 * many lines of the log are not shown.
 */
export function digestOf(
  events: readonly Event[],
  config: Config,
  language: Language,
): { items: Item[]; left: number } {
  const items: Item[] = [];
  const told = events.filter((event) => !isToldAgain(event));
  let left = 0;
  if (told.length <= FEW) return { items: told, left };
  for (let at = 0; at < told.length;) {
    const end =
      told[at]!.type === "activationBegan" ? told.findIndex(({ type: e }, i) => i > at && e === "activationEnded") : -1;
    if (end < 0) {
      const isOld = told.findIndex(({ type: e }, i) => i >= at && e === "activationBegan") >= 0;
      if (!isOld || !isPassing(told[at]!)) items.push(told[at]!);
      else left++;
      at++;
      continue;
    }
    const part = told.slice(at, end + 1);
    items.push({
      type: "digest",
      text: activation(part, namesOf(language, config), romanaTexts[language].digest),
      lines: part.length,
    });
    left += part.length;
    at = end + 1;
  }
  return { items, left };
}

/** 3.44: the price of a marker, too. */
const isPassing = (event: Event): boolean =>
  PASSING.has(event.type) || (event.type === "talents" && event.rule !== "4.1");

/** "Rome, Expansion: Roma → Capua; Rome takes Tarentum from Greece." */
function activation(events: readonly Event[], names: Names, say: DigestTexts): string {
  const began = events.find((event) => event.type === "activationBegan")!;
  const chosen = events.find((event) => event.type === "operationChosen");
  const operation = chosen ? (names.words.operations[chosen.kind] ?? chosen.kind) : "";
  const deeds = deedsOf(events, names, say);
  const { clauses, sentence } = names.words.grammar;
  const text = deeds.length === 0 ? say.nothing : clauses(deeds);
  return sentence(say.activation(names.who(began.power), operation, text));
}

function deedsOf(events: readonly Event[], names: Names, say: DigestTexts): string[] {
  const deeds: string[] = [];
  const raised = UNITS.map(() => 0);
  const control = new Map<number, number>();
  let hired = 0;
  for (const [at, event] of events.entries()) {
    if (event.type === "raised") raised[event.unit]! += event.n;
    else if (event.type === "hired") hired += event.n;
    else if (event.type === "controlChanged") control.set(event.province, event.to);
    else {
      const deed = deedOf(event, at, events, names, say);
      if (deed !== undefined) deeds.push(deed);
    }
  }
  deeds.push(...controlled(control, names, say));
  if (raised.some((n) => n > 0)) deeds.push(say.raises(names.units(raised)));
  if (hired > 0) deeds.push(say.hires(hired));
  return deeds;
}

/** 5.2: who controls which provinces in the end. */
function controlled(control: ReadonlyMap<number, number>, names: Names, say: DigestTexts): string[] {
  const { list } = names.words.grammar;
  return [...new Set(control.values())].map((power) => {
    const provinces = [...control].flatMap(([province, to]) => (to === power ? [names.province(province)] : []));
    return power === NONE ? say.uncontrolled(list(provinces)) : say.controls(names.who(power), list(provinces));
  });
}

function deedOf(
  event: Event,
  at: number,
  events: readonly Event[],
  names: Names,
  say: DigestTexts,
): string | undefined {
  switch (event.type) {
    case "moveBegan":
      return wayOf(event, at, events, names);
    case "slavesMoved":
      return `${names.node(event.from)} → ${names.node(event.to)}`;
    case "battleEnded":
      return fought(event, at, events, names, say);
    case "navalBattle": {
      const result = ({ won: "attacker", lost: "defender", draw: "draw" } as const)[event.result];
      return say.atSea(say.battle[result](names.node(event.node), event.fleets[0], event.fleets[1], names));
    }
    case "captured":
      return say.takes(names.who(event.owner), names.node(event.node));
    case "plundered":
      return say.plunders(names.node(event.node), names.talents(event.talents));
    case "destroyed":
      return say.razed(names.node(event.node));
    case "built":
      return say.builds(names.words.works[event.works]!, names.node(event.node));
    case "leaderLost":
      return say.dies(names.leader(event.leader));
    default:
      return undefined;
  }
}

/** From where to where a force went; nothing if it is where it was. */
function wayOf(
  { owner, power, node }: Extract<Event, { type: "moveBegan" }>,
  at: number,
  events: readonly Event[],
  names: Names,
): string | undefined {
  const end = events.find((event, i) => i > at && event.type === "moveEnded");
  if (end?.type !== "moveEnded" || end.node === node) return undefined;
  const way = `${names.node(node)} → ${names.node(end.node)}`;
  return owner === power ? way : `${names.who(owner)} ${way}`;
}

/** Who fought whom is told where the battle began. */
function fought(
  { space, winner }: Extract<Event, { type: "battleEnded" }>,
  at: number,
  events: readonly Event[],
  names: Names,
  say: DigestTexts,
): string | undefined {
  const opened = events.findLast((event, i) => i < at && event.type === "battleOpened" && event.space === space);
  if (winner === "vacated" || opened?.type !== "battleOpened") return undefined;
  return say.battle[winner](names.node(space), opened.attacker, opened.defender, names);
}
