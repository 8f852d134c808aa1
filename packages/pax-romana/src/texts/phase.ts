import { UNITS } from "../data/index.ts";
import type { Event } from "../event.ts";
import type { Chapter } from "../story/chapters.ts";
import type { Texts } from "./en/index.ts";
import type { Names } from "./names.ts";

/** Lines of the log that a chapter tells as they are: what comes over the powers and is nobody's deed. */
const TOLD: ReadonlySet<Event["type"]> = new Set([
  "gameOver",
  "eventStruck",
  "eventWaits",
  "noEvent",
  "diseaseRolled",
  "harvest",
  "piratesPlaced",
  "disorder",
  "civilWar",
  "leaderLeft",
  "leaderRose",
  "soldierPlaced",
  "revoltBegan",
  "revoltEnded",
  "rebelsRose",
  "cyprusClosed",
  "gaulRose",
  "fleetMutinied",
  "hordePlaced",
  "raid",
  "tribeReturned",
  "objectiveShown",
  "pactBroken",
  "settled",
  "attrition",
  "reserveEntered",
  "activationLost",
]);

/** What a phase or an event brought, beside the deeds of powers. */
export function phaseClauses(
  texts: Texts,
  names: Names,
  { kind, events, done }: Pick<Chapter, "kind" | "events" | "done">,
): string[] {
  const { story: say } = texts;
  const isEvent = kind === "event";
  const isVain = isEvent && done && !events.some((event) => isEffect(event) || event.type === "noEvent");
  const told = events.flatMap((event, i) => {
    if (event.type === "disbanded")
      return isFirstOf(events, event, i) ? [disbandedBy(texts, names, events, event)] : [];
    if (event.type === "eventRolled") return isEvent ? [rolled(texts, event.event, events)] : [];
    if (event.type === "noEvent" && isEvent) return [];
    if (TOLD.has(event.type) || (isEvent && event.type === "stability")) return [lineOf(texts, names, event)];
    const sum = kind === "phase" ? sumOf(texts, names, event) : undefined;
    return sum === undefined ? [] : [sum];
  });
  return isVain ? [...told, say.inVain] : told;
}

/** What an event is, and whether nothing came of it. */
function rolled({ story: say, words }: Texts, which: number, events: readonly Event[]): string {
  const said = say.rolled(words.events[which]!, say.about[which]!);
  const isVain = events.some((event) => event.type === "noEvent" && event.event === which);
  return isVain ? words.grammar.titled(said, say.inVain) : said;
}

/** Whether an event has brought anything: more than its marker, its dice, or that nothing comes of it. */
const isEffect = ({ type }: Event): boolean => type !== "markerDrawn" && type !== "eventRolled" && type !== "noEvent";

type Disbanded = Event & { readonly type: "disbanded" };

const isSamePower =
  (event: Disbanded) =>
  (other: Event): other is Disbanded =>
    other.type === "disbanded" && other.power === event.power;

const isFirstOf = (events: readonly Event[], event: Disbanded, i: number): boolean =>
  events.findIndex(isSamePower(event)) === i;

/** 6.41, 6.42: all a power disbands, in one clause. */
function disbandedBy({ story: say, words }: Texts, names: Names, events: readonly Event[], event: Disbanded): string {
  const all = events.filter(isSamePower(event));
  const row = UNITS.map((_, unit) => all.reduce((sum, one) => sum + (one.unit === unit ? one.n : 0), 0));
  const nodes = [...new Set(all.map(({ node }) => names.node(node)))];
  return say.disbands(names.who(event.power), names.units(row), words.grammar.and(nodes));
}

/** "Rome 11 Talents". */
function sumOf({ story: say }: Texts, names: Names, event: Event): string | undefined {
  switch (event.type) {
    case "incomeCollected": {
      const { provinces, territories, works, mines } = event;
      return `${names.who(event.power)} ${names.talents(provinces + territories + works + mines)}`;
    }
    case "maintenancePaid":
      return `${names.who(event.power)} ${names.talents(event.talents)}`;
    case "leadersDrawn":
      return `${names.who(event.power)} ${say.leaders(event.leaders.length)}`;
    case "scored":
      return `${names.who(event.power)} ${say.points(event.forGop + event.forCvp + event.forObjectives)}`;
    case "playOrder":
      return names.all(event.order);
    default:
      return undefined;
  }
}

function lineOf(texts: Texts, names: Names, event: Event): string {
  const line = texts.events[event.type] as (event: Event, names: Names) => string;
  return line(event, names);
}
