import { NONE, type Event, type Power, type View } from "@ara/pax-romana";
import { battlesIn, chaptersIn, doerOf, unseenFrom, type Chapter } from "@ara/pax-romana/story";
import { chapterIn, isToldAgain } from "@ara/pax-romana/texts/say";
import { passagesOf } from "./passages.ts";
import { sayEvent, type Speech } from "./speech.ts";

/** An entry of the log: a turn that begins, a chapter or a battle in a sentence with its lines, or a line by itself. */
export interface Entry {
  /** Where in the log it begins and ends. */
  readonly at: number;
  readonly to: number;
  readonly type: "turn" | "chapter" | "battle" | "line";
  readonly text: string;
  /** The lines behind a chapter or a battle. */
  readonly events: readonly Event[];
  /** Whose chapter it is; NONE for a phase or a line. */
  readonly power: Power;
  readonly turn: number;
}

/** 3.51, 10.2: the log from an event on, every chapter and every battle that is over in one sentence. */
export function entriesOf(speech: Speech, view: View, log: readonly Event[], from = 0): Entry[] {
  return chaptersIn(log).flatMap((chapter): Entry[] => {
    const { turn } = chapter;
    const said = inTurn(speech, turn);
    const whole = chapter.events.map((event, i) => ({ at: chapter.from + i, event }));
    const lines = whole.filter(({ at }) => at >= from);
    const entries: Entry[] = [];
    for (const { at, event } of lines)
      if (event.type === "turnBegan")
        entries.push({ at, to: at, type: "turn", text: speech.text.turn(event.turn), events: [], power: NONE, turn });
    const told = lines.filter(({ event }) => event.type !== "turnBegan" && !isToldAgain(event));
    if (chapter.done && lines.length === whole.length && told.length > 1) {
      const events = told.map(({ event }) => event);
      entries.push({
        at: told[0]!.at,
        to: told.at(-1)!.at,
        type: "chapter",
        text: tell(said, view, chapter),
        events,
        power: doerOf(chapter),
        turn,
      });
    } else
      for (const passage of passagesOf(log, chapter.from, chapter.from + whole.length)) {
        const battle = passage.isBattle && passage.at >= from ? battleIn(said, view, passage.events) : "";
        if (battle !== "") entries.push({ ...passage, type: "battle", text: battle, power: NONE, turn });
        else
          for (const { at, event } of told.filter((one) => one.at >= passage.at && one.at <= passage.to))
            entries.push({
              at,
              to: at,
              type: "line",
              text: sayEvent(said, view, event),
              events: [event],
              power: NONE,
              turn,
            });
      }
    return entries;
  });
}

/** Leaders have the names of the turn in which it happened. */
export const inTurn = (speech: Speech, turn: number): Speech =>
  turn === 0 ? speech : { ...speech, ...speech.spokenIn?.(turn) };

/** A battle and what came of it in a sentence; nothing where nobody fought. */
const battleIn = (speech: Speech, { config }: View, events: readonly Event[]): string =>
  battlesIn(events).some(({ winner }) => winner !== "vacated")
    ? sayChapter(speech, config, { kind: "phase", phase: null, power: NONE, events })
    : "";

/** Once all texts are there. */
const sayChapter = ({ told }: Speech, config: View["config"], chapter: Parameters<typeof chapterIn>[2]): string =>
  told ? chapterIn(told, config, chapter) : "";

const known = new WeakMap<Event, { readonly texts: Speech["told"]; readonly events: number; readonly text: string }>();

/** A chapter in a sentence; what is over is told once. */
export function tell(speech: Speech, { config }: View, chapter: Chapter): string {
  const [first] = chapter.events;
  const before = first && known.get(first);
  if (before?.texts === speech.told && before.events === chapter.events.length) return before.text;
  const text = sayChapter(speech, config, chapter);
  if (first) known.set(first, { texts: speech.told, events: chapter.events.length, text });
  return text;
}

/** The powers a viewer plays. */
export const ownPowers = ({ config, viewer }: View): readonly Power[] =>
  viewer === "spectator" ? [] : config.seats[viewer]!;

/** Where in the log begins what a viewer has not seen: after his last Activation; `null` before his first. */
export function sinceLast(view: View, log: readonly Event[]): number | null {
  const chapters = chaptersIn(log);
  const first = unseenFrom(chapters, ownPowers(view));
  return first === 0 ? null : (chapters[first]?.from ?? log.length);
}

/** Where the turn under way begins in the log. */
export const turnStart = (log: readonly Event[]): number =>
  Math.max(
    0,
    log.findLastIndex(({ type: e }) => e === "turnBegan"),
  );

const LAST = 12;

/** The last entries of this turn. */
export function lastLines(speech: Speech, view: View, log: readonly Event[]): string[] {
  return entriesOf(speech, view, log, turnStart(log))
    .slice(-LAST)
    .map(({ text }) => speech.game.words.grammar.sentence(text));
}

const SPOKEN = 6;

/** What is read aloud of it: the last lines, and how many there were before. */
export function spokenOf(speech: Speech, view: View, log: readonly Event[], from: number): string[] {
  const lines = entriesOf(speech, view, log, from).map(({ text }) => speech.game.words.grammar.sentence(text));
  const left = Math.max(0, lines.length - SPOKEN);
  return [...(left > 0 ? [speech.text.earlier(left)] : []), ...lines.slice(left)];
}
