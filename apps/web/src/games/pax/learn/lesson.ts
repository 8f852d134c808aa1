import type { Seat, Viewer } from "@ara/kernel";
import { servedPax, type Action } from "@ara/pax";
import { LocalTable, type Served, type TableSeat } from "@ara/protocol";
import { computed, effect, signal } from "@preact/signals";
import { paxWords } from "../words.ts";
import { settings } from "../../../app/settings.ts";
import { Hands, type Desk } from "../table/desk.ts";
import { Session } from "../../../sitting/session.ts";
import { tableManner } from "../table/manner.ts";
import { sayAction } from "../table/words.ts";
import type { PaxAtTable, PaxNews } from "../types.ts";
import { factsOf, type Facts } from "./facts.ts";
import { preparedMatch } from "./prepared.ts";
import { keepProgress } from "./progress.ts";
import { playedBefore, STEPS, type Step } from "./steps.ts";
import { learnWords } from "./words.ts";

const LEARNER = 0;
/** What the rival is said to be. */
const RIVAL_LEVEL = "tiro";

/** A lesson in progress: the prepared game at a table in this very page, and the step the coach is at. */
export class Lesson {
  readonly index = signal(0);
  readonly session = signal<Session<PaxAtTable> | null>(null);
  /** Why not now, when something else was pressed. */
  readonly nudge = signal<string | null>(null);
  readonly hands = new Hands();
  readonly names: readonly [string, string];
  readonly step = computed<Step>(() => STEPS[this.index.value]!);
  /** Whether something still moves that should be watched first. */
  readonly watching = computed(() => this.#moving.value || (this.session.value?.busy.value ?? true));
  readonly #moving = signal(false);
  #table: LocalTable<PaxAtTable> | undefined;
  readonly #finish: () => void;
  #stop: (() => void) | undefined;

  constructor(index: number, finish: () => void) {
    const say = learnWords.now.value;
    this.names = [settings.value.name.trim() || say.learner, say.rival];
    this.#finish = finish;
    void this.#openAt(index);
  }

  /** What the table is told to show: the lesson decides what may be done at it. */
  readonly desk = computed<Desk | null>(() => {
    const session = this.session.value;
    return session && deskOf(this, session);
  });

  get asked(): Action | null {
    const { task } = this.step.value;
    return task.type === "read" ? null : task.action;
  }

  facts(): Facts {
    const session = this.session.value!;
    const { view, prompt } = session.news.value;
    const log = session.lines.value.map(({ event }) => event);
    return factsOf({ view, prompt, log, asked: this.asked }, paxWords.now.value, this.names);
  }

  /** The next step, after what happens before it. */
  async next(): Promise<void> {
    this.nudge.value = null;
    if (this.index.value + 1 >= STEPS.length) return this.#finish();
    this.#show(this.index.value + 1);
    const { before, leap } = this.step.value;
    const table = this.#table!;
    this.#moving.value = true;
    for (const action of before) {
      await this.#act(this.#latest("spectator").asked[0] ?? LEARNER, action);
      if (this.#table !== table) return;
    }
    if (leap) this.session.value!.skip();
    this.#moving.value = false;
  }

  /** Does what is asked, in the learner's place. */
  async skip(): Promise<void> {
    const { task } = this.step.value;
    if (task.type === "do") await this.#act(LEARNER, task.action);
    await this.next();
  }

  /** One step back; a move made since is taken back with it, for nothing is hidden in a prepared game. */
  async back(): Promise<void> {
    const index = this.index.value;
    if (index === 0) return;
    this.nudge.value = null;
    const same = this.step.value.before.length === 0 && STEPS[index - 1]!.task.type !== "do";
    if (same) this.#show(index - 1);
    else await this.#openAt(index - 1);
  }

  /** Something was pressed: what is asked is done, anything else gets a kind word. */
  async act(action: Action): Promise<void> {
    const { task } = this.step.value;
    if (this.watching.value) return;
    if (task.type !== "do" || action !== task.action) return this.remind();
    await this.session.value!.act(action);
    await this.next();
  }

  remind(): void {
    const say = learnWords.now.value;
    const { task } = this.step.value;
    if (task.type === "read") this.nudge.value = say.readFirst;
    else this.nudge.value = (task.type === "try" ? say.tryIt : say.other)({ asked: sayAction(task.action) });
  }

  advise(): void {
    const { asked } = this;
    if (asked === null) this.remind();
    else this.nudge.value = learnWords.now.value.noAdvice({ asked: sayAction(asked) });
  }

  close(): void {
    this.#stop?.();
    this.session.value?.close();
    this.#table?.close();
    this.#table = undefined;
  }

  /** Somebody decides, whatever is still waiting to be shown. */
  async #act(seat: Seat, action: Action): Promise<void> {
    await this.#table!.act(seat, action, this.#latest(seat).version);
  }

  #latest(viewer: Viewer): PaxNews {
    let latest: PaxNews | undefined;
    this.#table!.watch(viewer, (news) => (latest = news))();
    return latest!;
  }

  #show(index: number): void {
    this.index.value = index;
    this.hands.tab.value = STEPS[index]!.tab;
    keepProgress(index);
  }

  /** The table as it is at a step: everything before is played at once. */
  async #openAt(index: number): Promise<void> {
    this.close();
    const match = preparedMatch(this.names);
    for (const action of playedBefore(index)) match.act(match.game.toAct(match.state)[0]!, action);
    const seats: TableSeat[] = this.names.map((name) => ({ name, bot: null }));
    const table = new LocalTable(TAUGHT, match, {
      seats,
      bots: NO_BOTS,
      save: () => Promise.resolve(),
    });
    this.#table = table;
    this.#moving.value = false;
    const session = await Session.sit<PaxAtTable>({ id: "learn", table, viewer: LEARNER, manner: tableManner });
    if (this.#table !== table) return session.close();
    this.#show(index);
    this.session.value = session;
    // What is refused says why, and a lesson may ask for just that.
    this.#stop = effect(() => {
      const refused = session.refused.value;
      const { task } = this.step.peek();
      if (refused && task.type === "try" && refused.action === task.action) queueMicrotask(() => void this.#seen());
    });
  }

  /** The reason stays on the screen while the next step is read. */
  async #seen(): Promise<void> {
    if (this.step.value.task.type === "try") await this.next();
  }
}

/** A lesson says of each card where it goes, also of the one that has no choice. */
const TAUGHT: Served<PaxAtTable> = { ...servedPax, forced: () => null };

/** Nobody has to think: the lesson moves both players. */
const NO_BOTS = {
  choose: () => Promise.reject(new Error("no bots")),
  advise: () => Promise.reject(new Error("no bots")),
  close: () => undefined,
};

function deskOf(lesson: Lesson, session: Session<PaxAtTable>): Desk {
  const { news, lines, since, busy, refused, advice, viewer } = session;
  return {
    id: null,
    seats: session.seats.map(({ name }, seat) => ({ name, bot: seat === LEARNER ? null : RIVAL_LEVEL })),
    viewer,
    news,
    lines,
    since,
    busy,
    refused,
    advice,
    act: (action) => lesson.act(action),
    undo: () => lesson.back(),
    why: (action) => session.why(action),
    advise: async () => lesson.advise(),
    skip: () => session.skip(),
  };
}
