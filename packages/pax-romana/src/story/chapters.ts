import { NONE, type Power } from "../data/index.ts";
import type { Event } from "../event.ts";
import type { Phase } from "../state/state.ts";

/** What one is told at once: the set-up, a phase, an Activation, a marker that lapsed, a chance event. */
export interface Chapter {
  readonly kind: "setup" | "phase" | "activation" | "lapse" | "event";
  /** Its first line in all that a viewer was told. */
  readonly from: number;
  readonly events: readonly Event[];
  /** Who is active, or rolls for the event; NONE for phases. */
  readonly power: Power;
  readonly turn: number;
  readonly phase: Phase | null;
  /** Whether all of it has happened. */
  readonly done: boolean;
}

/** Whose doing a chapter is: whoever only rolls for an event has not done it. */
export const doerOf = ({ kind, power }: Pick<Chapter, "kind" | "power">): Power => (kind === "event" ? NONE : power);

/** 3.42, 3.44: so a chapter may begin before it is known what it will be. */
const isPrelude = (event: Event): boolean =>
  event.type === "turnBegan" ||
  event.type === "phaseBegan" ||
  event.type === "markerDrawn" ||
  (event.type === "talents" && event.rule === "3.44");

/** Lines that never belong to what was told before them. */
const BEGINS: ReadonlySet<Event["type"]> = new Set(["turnBegan", "phaseBegan", "markerDrawn"]);

const ENDS: ReadonlySet<Event["type"]> = new Set(["activationEnded", "markerLapsed"]);

/** 3.2, 3.41: all that was told, chapter by chapter; every line is in one of them. */
export function chaptersIn(events: readonly Event[]): Chapter[] {
  const parts: { from: number; events: Event[] }[] = [];
  let isOpen = false;
  let isBegun = false;
  events.forEach((event, at) => {
    if (!isOpen || (isBegun && BEGINS.has(event.type))) {
      parts.push({ from: at, events: [] });
      isBegun = false;
    }
    parts.at(-1)!.events.push(event);
    isBegun ||= !isPrelude(event);
    isOpen = !ENDS.has(event.type);
  });
  let turn = 0;
  let phase: Phase | null = null;
  return parts.map((part, i) => {
    for (const event of part.events) {
      if (event.type === "turnBegan") turn = event.turn;
      else if (event.type === "phaseBegan") phase = event.phase;
    }
    const done = i < parts.length - 1 || !isOpen || part.events.at(-1)!.type === "gameOver";
    return { ...part, ...kindOf(part.events, phase), turn, phase, done };
  });
}

function kindOf(events: readonly Event[], phase: Phase | null): Pick<Chapter, "kind" | "power"> {
  const found = <E extends Event["type"]>(type: E): Extract<Event, { type: E }> | undefined =>
    events.find((event): event is Extract<Event, { type: E }> => event.type === type);
  const lapsed = found("markerLapsed");
  if (lapsed) return { kind: "lapse", power: lapsed.power };
  // F.3c: a Meeting has but an end; and who came late was told only how it ended.
  const active = found("activationBegan") ?? found("activationEnded");
  if (active) return { kind: "activation", power: active.power };
  const rolled = found("eventRolled") ?? found("eventStruck");
  if (rolled) return { kind: "event", power: rolled.power };
  const drawn = found("markerDrawn");
  if (drawn) return { kind: "event", power: NONE };
  return { kind: phase === null ? "setup" : "phase", power: NONE };
}

/** Where the chapters begin that somebody has not seen: after the last Activation of one of his powers that is over. */
export function unseenFrom(chapters: readonly Chapter[], powers: readonly Power[]): number {
  const own = chapters.findLastIndex(
    ({ kind, power, done }) => kind === "activation" && done && powers.includes(power),
  );
  return own + 1;
}
