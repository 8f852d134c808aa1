import type { Viewer } from "@ara/kernel";
import { measure, prospectOf, type Event, type View } from "@ara/pax";
import { nameOf, sayCard, sayEvent, sayTurn, type Speech } from "./speech.ts";

/** Who a line of news is about: a seat, the legions that are filled, or the table. */
type About = number | "laid" | "table";

interface Group {
  readonly about: About;
  readonly events: Event[];
  /** How things stood when it began, where that is known. */
  readonly before: View | undefined;
}

/**
 * Tells what happens in short lines: a whole turn of another player is one line, told when it is complete, so that a
 * round of bots is not fifty announcements.
 */
export class Announcer {
  readonly #viewer: Viewer;
  #open: Group | undefined;
  #now: View | undefined;
  /** In how many categories Rome was ahead when that was last told. */
  #leads: number | undefined;

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  /**
   * The lines to be said now. `all`: also what may still go on, because the viewer is asked or the game is over. `view`:
   * how things stand after it.
   */
  tell(events: readonly Event[], all: boolean, speech: Speech, view?: View): string[] {
    const lines: string[] = [];
    this.#now = view;
    for (const event of events) {
      const about = aboutOf(event);
      if (this.#open?.about !== about || about === "table") lines.push(...this.flush(speech));
      this.#open ??= { about, events: [], before: view };
      this.#open.events.push(event);
    }
    // What the viewer did himself is told at once.
    if (all || this.#open?.about === this.#viewer) lines.push(...this.flush(speech));
    return lines.length > 0 && view ? [...lines, ...this.#romeLeads(view, speech)] : lines;
  }

  /** What decides the game, as often as it changes. */
  #romeLeads(view: View, speech: Speech): string[] {
    const leads = prospectOf(view).categories.filter(({ romeAhead }) => romeAhead).length;
    const isOther = this.#leads !== undefined && this.#leads !== leads && view.step !== "over";
    this.#leads = leads;
    return isOther && view.config.solo === null
      ? [speech.text.news.romeLeads({ leads, goal: measure(view.config).romeGoal })]
      : [];
  }

  /** What has been held back. */
  flush(speech: Speech): string[] {
    const group = this.#open;
    this.#open = undefined;
    return group ? lineOf(group, this.#viewer, speech, this.#now) : [];
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
function lineOf({ about, events, before }: Group, viewer: Viewer, speech: Speech, after?: View): string[] {
  if (about === "laid") return [laid(events, speech)];
  // What somebody else did is a story; each step of it is in the log.
  if (typeof about === "number" && about !== viewer) {
    const story = sayTurn(speech, { seat: about, from: 0, events }, { viewer, before, after });
    if (story !== "") return [story];
  }
  const told = events.filter((event) => isNews(event, viewer)).map((event) => brief(sayEvent(speech, event, viewer)));
  if (told.length === 0) return [];
  const who = typeof about === "number" && about !== viewer ? nameOf(speech, about) : undefined;
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
