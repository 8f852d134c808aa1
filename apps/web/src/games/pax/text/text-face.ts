import type { Table } from "@ara/protocol";
import { computed, effect, untracked, type ReadonlySignal } from "@preact/signals";
import { shown as language } from "../../../app/words.ts";
import type { Manner } from "../../../sitting/manner.ts";
import type { Session } from "../../../sitting/session.ts";
import { Sitting } from "../../../sitting/sitting.ts";
import type { Lost } from "../../../store/lost.ts";
import { paxManner } from "../manner.ts";
import type { PaxAtTable, PaxNews } from "../types.ts";
import { Transcript } from "./transcript.ts";
import { Runner } from "./runner.ts";
import { Speaker } from "../../../ui/speaker.ts";
import { nameOf, type Speech } from "./speech.ts";
import { texts } from "./text-words.ts";

/** A text is read at the reader's pace. */
const textManner: Manner<PaxAtTable> = { ...paxManner, pause: () => 0, isInstant: () => true };

/** One person, or several around one screen, at a table of text: the sitting in sentences. */
export class TextFace {
  readonly id: string;
  readonly speaker = new Speaker();
  readonly sitting: Sitting<PaxAtTable>;
  readonly speech: ReadonlySignal<Speech>;
  /** What the person at the screen was told and has typed. */
  readonly transcript: ReadonlySignal<Transcript | null>;
  readonly #transcripts = new Map<Session<PaxAtTable>, Transcript>();
  readonly #stops: readonly (() => void)[];
  #busy: Promise<void> = Promise.resolve();

  constructor(id: string, open: (onLost: (why: Lost) => void) => Promise<Table<PaxAtTable>>) {
    this.id = id;
    this.sitting = new Sitting({
      id,
      open,
      manner: textManner,
      ending: "first",
      holds: ({ log }, viewer) => log.some((event) => event.type === "peeked" && event.seat === viewer),
      told: (session, news) => this.#told(session, news),
    });
    this.speech = computed(() => ({ ...texts.value, seats: this.sitting.seats.value }));
    this.transcript = computed(() => {
      const session = this.sitting.session.value;
      return session && this.#transcriptOf(session);
    });
    this.#stops = [
      effect(() => {
        if (this.sitting.session.value === null) untracked(() => this.speaker.silence());
      }),
      effect(() => {
        if (this.sitting.reopened.value > 0) untracked(() => this.#tell([this.speech.value.text.page.reopened]));
      }),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.sitting.close();
    this.speaker.silence();
  }

  /** Does what was typed or clicked, one thing after another. */
  run(input: string): void {
    this.#busy = this.#busy.catch(() => undefined).then(() => this.#run(input));
  }

  /** Whoever is next says to have the screen. */
  confirm(): void {
    const seat = this.sitting.next.value;
    this.sitting.take();
    const transcript = this.transcript.value;
    if (seat === null || !transcript) return;
    const { text } = this.speech.value;
    this.speaker.alert(text.page.turnOf({ who: nameOf(this.speech.value, seat) }));
    this.speaker.say(transcript.unheard);
    transcript.unheard = [];
  }

  #transcriptOf(session: Session<PaxAtTable>): Transcript {
    const transcript = this.#transcripts.get(session) ?? new Transcript(session.viewer);
    this.#transcripts.set(session, transcript);
    return transcript;
  }

  #told(session: Session<PaxAtTable>, news: PaxNews): void {
    const transcript = this.#transcriptOf(session);
    const { lines, turn } = transcript.receive(news, this.speech.value);
    transcript.add("news", lines);
    if (this.sitting.session.value !== session) {
      transcript.unheard.push(...lines);
      return;
    }
    // First the call, then what happened: a reader drops what is polite when something urgent comes.
    if (turn) this.speaker.alert(this.speech.value.text.page.yourTurn);
    else if (news.prompt === null) this.speaker.calm();
    this.speaker.say(lines);
  }

  #tell(lines: readonly string[]): void {
    this.transcript.value?.add("news", lines);
    this.speaker.say(lines);
  }

  async #run(input: string): Promise<void> {
    const session = this.sitting.session.value;
    if (!session) return;
    const transcript = this.#transcriptOf(session);
    const meanwhile = (line: string): void => {
      transcript.add("answer", [line]);
      this.speaker.say([line]);
    };
    const runner = new Runner(session, transcript, this.speech.value, language.value, meanwhile);
    const { lines, refused } = await runner.run(input);
    transcript.add(refused ? "refusal" : "answer", lines);
    if (this.sitting.session.value !== session) return;
    if (refused) this.speaker.alert(lines.join(" "));
    else this.speaker.say(lines);
  }
}
