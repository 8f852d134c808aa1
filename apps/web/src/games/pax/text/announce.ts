import type { Viewer } from "@ara/kernel";
import type { Event } from "@ara/pax";
import { nameOf, sayCard, sayEvent, type Speech } from "./speech.ts";

/** Who a line of news is about: a seat, the legions that are filled, or the table. */
type About = number | "laid" | "table";

interface Group {
  readonly about: About;
  readonly events: Event[];
}

/**
 * Tells what happens in short lines: a whole turn of another player is one line, told when it is complete, so that a
 * round of bots is not fifty announcements.
 */
export class Announcer {
  readonly #viewer: Viewer;
  #open: Group | undefined;

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  /** The lines to be said now. `all`: also what may still go on, because the viewer is asked or the game is over. */
  tell(events: readonly Event[], all: boolean, speech: Speech): string[] {
    const lines: string[] = [];
    for (const event of events) {
      const about = aboutOf(event);
      if (this.#open?.about !== about || about === "table") lines.push(...this.flush(speech));
      this.#open ??= { about, events: [] };
      this.#open.events.push(event);
    }
    // What the viewer did himself is told at once.
    if (all || this.#open?.about === this.#viewer) lines.push(...this.flush(speech));
    return lines;
  }

  /** What has been held back. */
  flush(speech: Speech): string[] {
    const group = this.#open;
    this.#open = undefined;
    return group ? lineOf(group, this.#viewer, speech) : [];
  }

  /** A step was taken back: what was not told yet is not true any more. */
  forget(): void {
    this.#open = undefined;
  }
}

/** A log in short lines, as one viewer was told it. */
export const tellAll = (events: readonly Event[], viewer: Viewer, speech: Speech): string[] =>
  new Announcer(viewer).tell(events, true, speech);

/** What happened since the viewer last decided something. */
export function sinceOwn(log: readonly Event[], viewer: Viewer): readonly Event[] {
  const last = log.findLastIndex(
    (event) => "seat" in event && event.seat === viewer && event.type !== "turn" && event.type !== "asked",
  );
  return log.slice(last + 1);
}

const aboutOf = (event: Event): About => (event.type === "laid" ? "laid" : "seat" in event ? event.seat : "table");

/** A group as one line; none if there is nothing in it for this viewer. */
function lineOf({ about, events }: Group, viewer: Viewer, speech: Speech): string[] {
  if (about === "laid") return [laid(events, speech)];
  const told = events.filter((event) => isNews(event, viewer)).map((event) => brief(sayEvent(speech, event)));
  if (told.length === 0) return [];
  const who = typeof about === "number" ? nameOf(speech, about) : undefined;
  const { again } = speech.text.news;
  return [told.map((sentence, i) => (i > 0 && who !== undefined ? again({ sentence, who }) : sentence)).join(" ")];
}

function laid(events: readonly Event[], speech: Speech): string {
  const say = speech.text.news;
  const cards = events.flatMap((event) =>
    event.type === "laid" ? [say.laidUnder({ legion: event.legion + 1, card: sayCard(speech, event.card) })] : [],
  );
  return say.laid({ cards: speech.pax.grammar.list(cards) });
}

/** That somebody takes a card nobody sees goes without saying; what the viewer drew is in the question. */
function isNews(event: Event, viewer: Viewer): boolean {
  switch (event.type) {
    case "turn":
    case "asked":
    case "adjourned":
    case "dealt":
    case "drew":
      return false;
    case "placed":
      return event.seat === viewer;
    default:
      return true;
  }
}

/** The rule behind a payment is for the log. */
const brief = (sentence: string): string => sentence.replaceAll(/, PAX \d+\.\d+\)/g, ")");
