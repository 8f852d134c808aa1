import type { Seat } from "@ara/kernel";
import { type Action, type Event, type Node, type Power } from "@ara/pax-romana";
import { overviewSeen } from "@ara/pax-romana/overview";
import type { Standing } from "@ara/pax-romana/plans";
import type { Table } from "@ara/protocol";
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import { kernelWords } from "../../../app/kernel-words.ts";
import { settings } from "../../../app/settings.ts";
import { shown as language } from "../../../app/words.ts";
import type { Session } from "../../../sitting/session.ts";
import { Sitting } from "../../../sitting/sitting.ts";
import { Speaker } from "../../../ui/speaker.ts";
import type { Lost } from "../../../store/lost.ts";
import type { Told } from "../map/marks-layer.ts";
import { later } from "../map/stands.ts";
import type { RomanaAtTable, RomanaNews } from "../types.ts";
import { askedWords, romanaWords, toldWords } from "../words.ts";
import { groupsOf, type Answer, type Refused } from "./answers.ts";
import { textsIn } from "./flavour.ts";
import { Giving } from "./giving.ts";
import { textManner } from "./manner.ts";
import { seenAt, seenLines, spotsNamed, type Spot } from "./places.ts";
import type { Planning } from "./planning.ts";
import { isPrivate } from "./private.ts";
import type { Shown } from "./shown.ts";
import { nameOf, questionLines, sayNo, type Speech } from "./speech.ts";
import { readTyped } from "./typed.ts";
import { weighedLines, type Weighed } from "./weighing.ts";
import { texts } from "./words.ts";

/** What was answered to the last command, or why something was refused. */
export interface Reply {
  readonly lines: readonly string[];
  readonly refused: boolean;
}

/** Answers that lie in one place. */
export interface Narrowed {
  readonly spot: Spot;
  readonly answers: readonly Answer[];
}

/** What a bot would answer to the question of a version, and why. */
interface Hinted {
  readonly version: number;
  readonly answer: Answer | null;
  readonly lines: readonly string[];
}

/** What happens when one of some places of the map is pressed. */
export interface Picks {
  readonly nodes: ReadonlySet<Node>;
  readonly pick: (node: Node) => void;
}

/** The texts of the game as they are said in a turn. */
const spokenIn = (turn: number): Pick<Speech, "game" | "told"> => ({
  game: textsIn(askedWords.now.value, turn),
  told: toldWords.now.value ? textsIn(romanaWords.now.value, turn) : null,
});

const loadTold = (): Promise<void> => toldWords.load(language.peek());
const loadCommands = (): Promise<typeof import("./commands.ts")> => import("./commands.ts");
const loadLog = async (): Promise<typeof import("./log.ts")> => {
  const [log] = await Promise.all([import("./log.ts"), loadTold()]);
  return log;
};

const eventsOf = (session: Session<RomanaAtTable>): Event[] => session.lines.value.map(({ event }) => event);

/** One person, or several around one screen, at a table of text: the sitting in sentences. */
export class TextFace {
  readonly id: string;
  /** Whether there is a map beside the sentences. */
  hasMap = false;
  /** Whether the game can be found again: a lesson is played and gone. */
  isKept = true;
  readonly speaker = new Speaker();
  readonly giving = new Giving();
  readonly sitting: Sitting<RomanaAtTable>;
  readonly speech: ReadonlySignal<Speech>;
  readonly shown: ReadonlySignal<Shown | null>;
  readonly reply = signal<Reply | null>(null);
  readonly weighed = signal<Weighed | null>(null);
  readonly hint = signal<Hinted | null>(null);
  /** 4.1: an answer that wants words of one's own. */
  readonly wording = signal<Answer | null>(null);
  readonly spot = signal<Spot | null>(null);
  /** What was refused at a place that was pressed. */
  readonly noted = signal<{ readonly node: Node; readonly refused: readonly Refused[] } | null>(null);
  /** The answers of one place, while only these are listed. */
  readonly narrowed = signal<Narrowed | null>(null);
  /** Whether every question is a list of answers, though there is a board for it. */
  readonly asList = signal(false);
  /** Plans of Moves, once the first one is asked for. */
  readonly planner = signal<Planning | null>(null);
  /** Answers that whoever has the screen lets stand for a while. */
  readonly standing = signal<readonly Standing[]>([]);
  /** Places of the map that something points at; `go`: the map is to show them. */
  readonly lit = signal<{ readonly nodes: readonly Node[]; readonly go: boolean }>({ nodes: [], go: false });
  /** Places that a board wants to be pressed instead of those of the answers. */
  readonly picks = signal<Picks | null>(null);
  /** Something more upon the map: the ways of others; and what the map is to show of it. */
  readonly overlay = signal<Told | null>(null);
  readonly #stops: readonly (() => void)[];
  /** How much of his log each person was told. */
  readonly #told = new Map<Session<RomanaAtTable>, number>();
  /** What is asked of each person, as he is shown it. */
  readonly #known = new WeakMap<
    Session<RomanaAtTable>,
    { readonly value: RomanaNews; readonly length: number; readonly news: RomanaNews }
  >();
  #table: Table<RomanaAtTable> | undefined;

  constructor(id: string, open: (onLost: (why: Lost) => void) => Promise<Table<RomanaAtTable>>) {
    this.id = id;
    void later(loadTold);
    this.sitting = new Sitting({
      id,
      open: async (onLost) => (this.#table = await open(onLost)),
      manner: textManner,
      ending: "first",
      holds: ({ log, view }, viewer) => log.some((event) => isPrivate(view, event, viewer)),
      told: (session, news) => this.#hear(session, news),
    });
    const turn = computed(() => this.sitting.session.value?.news.value.view.turn ?? 1);
    this.speech = computed(() => ({
      text: texts.now.value,
      ...spokenIn(turn.value),
      spokenIn,
      kernel: kernelWords.now.value,
      seats: this.sitting.seats.value,
    }));
    this.shown = computed(() => {
      const session = this.sitting.session.value;
      return session && this.#shownBy(session);
    });
    this.#stops = [
      effect(() => {
        if (this.sitting.session.value === null) untracked(() => this.#forget());
      }),
      effect(() => {
        if (this.sitting.reopened.value > 0) untracked(() => this.say([this.speech.value.text.reopened]));
      }),
    ];
  }

  /** Whom a seat plays. */
  powersOf(seat: Seat): readonly Power[] {
    return this.#table?.config.seats[seat] ?? [];
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.planner.value?.close();
    this.sitting.close();
    this.speaker.silence();
  }

  /** Does what was typed. */
  run(input: string): void {
    const shown = this.shown.value;
    if (!shown) return;
    const weighed = this.weighed.value;
    if (weighed && input.trim() === "") return this.confirm();
    const { text } = this.speech.value;
    const typed = readTyped(input, shown.answers);
    if (typed.type === "answer") this.choose(typed.answer);
    else if (typed.type === "several") this.refuse([text.several(typed.answers.length)]);
    else if (typed.type === "nothing") this.say(this.questionNow());
    else if (typed.type === "command")
      void loadCommands().then(({ obey }) => obey(this, shown, typed.command, typed.rest));
    else if (!this.look(typed.words)) this.refuse([text.notUnderstood(typed.words)]);
  }

  /**
   * An answer was chosen: it is given, unless it wants words, gives something up for good or is to be weighed first; whether
   * it was. `give` is how it is given, where more than the answer itself is meant.
   */
  choose(answer: Answer, give?: () => Promise<void>): boolean {
    const isWorded = "text" in answer.action && answer.action.text === "";
    if (isWorded) this.wording.value = answer;
    else if (answer.care === "gone" || settings.value.confirm) void this.weigh(answer, give);
    else {
      void (give?.() ?? this.give(answer.action));
      return true;
    }
    return false;
  }

  /** What is weighed is given. */
  confirm(): void {
    const weighed = this.weighed.value;
    this.weighed.value = null;
    if (weighed) void (weighed.give?.() ?? this.give(weighed.answer.action));
  }

  async give(action: Action): Promise<void> {
    const session = this.sitting.session.value;
    this.#clear();
    const refusal = session && (await this.giving.press(session, () => this.giving.act(session, action)));
    if (refusal && this.sitting.session.value === session) this.refuse([sayNo(this.speech.value, refusal)]);
  }

  /** Asks the table what an answer would bring; nothing is decided. */
  async weigh(answer: Answer, give?: () => Promise<void>): Promise<void> {
    const session = this.sitting.session.value;
    if (!session || session.viewer === "spectator") return;
    const weighed = { answer, ...(give && { give }) };
    this.weighed.value = { ...weighed, preview: null };
    // What is meant beside the answer itself the table does not know.
    if (give) return this.speaker.say([answer.label, ...answer.meaning]);
    const preview = (await this.#table?.preview(session.viewer, [answer.action]).catch(() => null)) ?? null;
    if (this.weighed.value?.answer !== answer) return;
    this.weighed.value = { ...weighed, preview };
    this.speaker.say(weighedLines(this.speech.value, session.news.value.view, { answer, preview }));
  }

  async undo(): Promise<void> {
    const session = this.sitting.session.value;
    this.#clear();
    this.standing.value = [];
    this.planner.value?.takeBack();
    const refusal = session && (await this.giving.undo(session));
    if (refusal) this.refuse([sayNo(this.speech.value, refusal)]);
    else if (this.sitting.session.value === session) {
      const { undone } = this.speech.value.text;
      // Beside a map the question stands right there; who listens hears it again.
      this.reply.value = { lines: this.hasMap ? [undone] : [undone, ...this.questionNow()], refused: false };
      this.speaker.say([undone, ...this.questionNow()]);
    }
  }

  /** Takes a step back for whoever had the screen last. */
  async regret(): Promise<void> {
    await this.giving.forget(this.id);
    await this.sitting.regret();
  }

  /** What the usual bot would answer, and why; it is read aloud where somebody asked for it. */
  async advise(aloud = true): Promise<void> {
    return (await import("../hints/advise.ts")).advise(this, aloud);
  }

  /** Shows the first place of this name; whether there is one. */
  look(name: string): boolean {
    const shown = this.shown.value;
    const speech = this.speech.value;
    const spot = shown && spotsNamed(speech, shown.news.view, name)[0];
    if (!spot) return false;
    this.spot.value = spot;
    this.say(seenLines(speech, seenAt(speech, shown.news.view, shown.overview, spot)));
    return true;
  }

  questionNow(): string[] {
    const { news } = this.shown.value ?? {};
    return news?.prompt ? questionLines(this.speech.value, news.view, news.prompt) : [];
  }

  say(lines: readonly string[]): void {
    this.reply.value = { lines, refused: false };
    this.speaker.say(lines);
  }

  refuse(lines: readonly string[]): void {
    this.reply.value = { lines, refused: true };
    this.speaker.alert(lines.join(" "));
  }

  /** Whoever is next says to have the screen. */
  take(): void {
    const seat = this.sitting.next.value;
    this.sitting.take();
    const session = this.sitting.session.value;
    if (seat === null || !session) return;
    this.speaker.alert(this.speech.value.text.pass.turn(nameOf(this.speech.value, seat)));
    this.#tell(session, session.news.value);
  }

  /** A table that begins anew, as on a server, counts from elsewhere: whoever is asked the same is still asked the same. */
  #newsOf(session: Session<RomanaAtTable>): RomanaNews {
    const { value } = session.news;
    const known = this.#known.get(session);
    if (known?.value === value) return known.news;
    const { length } = session.lines.peek();
    const asks = ({ prompt, view }: RomanaNews): string => JSON.stringify([prompt, view]);
    const isSame = value.prompt && known?.length === length && asks(value) === asks(known.value);
    const news = isSame ? { ...value, version: known.news.version } : value;
    this.#known.set(session, { value, length, news });
    return news;
  }

  #shownBy(session: Session<RomanaAtTable>): Shown {
    const news = this.#newsOf(session);
    const overview = overviewSeen(news.view);
    const groups = news.prompt ? groupsOf(this.speech.value, news.view, news.prompt, overview.places) : [];
    return { session, news, overview, groups, answers: groups.flatMap(({ answers }) => answers) };
  }

  /** What somebody of this screen is shown, whoever has it now. */
  shownTo(seat: Seat): Shown | null {
    const session = [...this.#told.keys()].find(({ viewer }) => viewer === seat);
    return session ? this.#shownBy(session) : null;
  }

  /** Whoever has the screen hears what happened once he is asked, and the question. */
  #hear(session: Session<RomanaAtTable>, news: RomanaNews): void {
    const known = this.#told.get(session);
    if (known === undefined || known > session.lines.value.length) this.#told.set(session, session.lines.value.length);
    if (this.sitting.session.value !== session || this.#newsOf(session).version !== news.version) return;
    this.#clear();
    if (news.prompt || news.over) this.#tell(session, news);
  }

  #tell(session: Session<RomanaAtTable>, { view, prompt, unsaved }: RomanaNews): void {
    const speech = this.speech.value;
    const log = eventsOf(session);
    const from = this.#told.get(session) ?? log.length;
    this.#told.set(session, log.length);
    const asked = [
      ...(prompt ? questionLines(speech, view, prompt) : []),
      ...(unsaved === null ? [] : [speech.text.unsaved(unsaved)]),
    ];
    if (from >= log.length) return this.speaker.say(asked);
    // How things are told comes when there is something to tell.
    const tell = async (): Promise<void> => {
      const { spokenOf } = await loadLog();
      if (this.sitting.session.value === session)
        this.speaker.say([...spokenOf(this.speech.value, view, log, from), ...asked]);
    };
    void tell().catch(() => this.speaker.say(asked));
  }

  /** What was looked at before the last answer is not true any more. */
  #clear(): void {
    batch(() => {
      this.reply.value = null;
      this.weighed.value = null;
      this.hint.value = null;
      this.wording.value = null;
      this.narrowed.value = null;
      this.noted.value = null;
    });
  }

  /** Nothing of what one player saw and heard is left for the next. */
  #forget(): void {
    this.#clear();
    this.spot.value = null;
    this.lit.value = { nodes: [], go: false };
    this.overlay.value = null;
    this.speaker.silence();
  }
}
