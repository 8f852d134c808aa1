import type { Owner, Power } from "../data/index.ts";
import type { Event } from "../event.ts";
import { chaptersIn, type Chapter } from "./chapters.ts";

/** What somebody is told above his next question: a chapter that is over, or a line of one under way. */
export type News =
  | { readonly kind: "chapter"; readonly chapter: Chapter }
  | { readonly kind: "line"; readonly event: Event; readonly turn: number };

/** Lines that say what dice, or the word of another, made of an answer; battles have a report of their own. */
const LINES: ReadonlySet<Event["type"]> = new Set([
  "interceptionRolled",
  "continuityRolled",
  "cargoRolled",
  "sackRolled",
  "plundered",
  "sackEnded",
  "attrition",
  "piratesFought",
  "tribeRevealed",
  "leaderFled",
  "militiaRolled",
  "fleetTaken",
  "bribeTaken",
  "bribeRefused",
  "desisted",
  "proceeded",
  "dealMade",
  "dealDeclined",
  "passageRefused",
] as Event["type"][]);

/** 3.2: what makes a phase worth a sentence. */
const PHASES: ReadonlySet<Event["type"]> = new Set([
  "attrition",
  "fleetLost",
  "scored",
  "disbanded",
  "settled",
  "raised",
  "hired",
  "objectiveShown",
] as Event["type"][]);

/** 5.2, 7.41, 10.86, 14.21: what somebody wins or loses himself, whose Activation it may be. */
const isOwnGain = (event: Event, powers: readonly Owner[]): boolean =>
  event.type === "controlChanged" || event.type === "captured"
    ? powers.includes(event.to) || powers.includes(event.from)
    : (event.type === "stability" || event.type === "settled") && powers.includes(event.power);

const isLine = (event: Event, powers: readonly Power[]): boolean =>
  LINES.has(event.type) ||
  isOwnGain(event, powers) ||
  (event.type === "disaster" && event.what !== "none") ||
  (event.type === "moveBegan" && event.die > 0 && powers.includes(event.power));

/** 11.35: after a landing that failed the fleet may have only one way, and sails without a word of its owner. */
const isBackAboard = (event: Event, powers: readonly Power[]): boolean =>
  (event.type === "regrouped" || event.type === "wentBack") && event.aboard === true && powers.includes(event.power);
const isVoyage = (event: Event, powers: readonly Power[]): boolean =>
  (event.type === "sailed" || event.type === "debarked") && powers.includes(event.power);

const isOwn = ({ kind, power }: Chapter, powers: readonly Power[]): boolean =>
  (kind === "activation" || kind === "lapse") && powers.includes(power);

const isTold = ({ kind, events }: Chapter): boolean =>
  kind === "phase" ? events.some(({ type }) => PHASES.has(type)) : kind !== "setup";

/**
 * What happened from a line on, for whoever plays these powers: what others did and what came over all in sentences, and
 * of what is under way, or was his own, what the dice said.
 */
export function newsIn(events: readonly Event[], from: number, powers: readonly Power[]): News[] {
  return chaptersIn(events)
    .filter((chapter) => chapter.from + chapter.events.length > from)
    .flatMap((chapter): News[] => {
      if (chapter.done && !isOwn(chapter, powers)) return isTold(chapter) ? [{ kind: "chapter", chapter }] : [];
      const fresh = chapter.events.slice(Math.max(0, from - chapter.from));
      const repulsed = fresh.findIndex((event) => isBackAboard(event, powers));
      return (
        fresh
          .filter((event, i) => isLine(event, powers) || (repulsed >= 0 && i > repulsed && isVoyage(event, powers)))
          // What a die gave for a march is no news once the Activation is over.
          .filter(({ type }) => !(chapter.done && type === "moveBegan"))
          .map((event) => ({ kind: "line", event, turn: chapter.turn }))
      );
    });
}
