import type { Reason } from "@ara/bots";
import type { Viewer } from "@ara/kernel";
import type { Action, Event } from "@ara/pax";
import type { TableSeat } from "@ara/protocol";
import { computed, signal } from "@preact/signals";
import { moves, settings } from "../../../app/settings.ts";
import type { Advice, PaxNews, PaxTable } from "../types.ts";
import type { Desk, Line, Refused } from "./desk.ts";
import { playSound } from "./sound.ts";

/** How cards fly; it comes a little later than the table. */
let flights: typeof import("./moves.ts") | undefined;
void import("./moves.ts").then((loaded) => (flights = loaded));

/** How long a step of somebody else stays alone on the screen. */
const PAUSE = { slow: 1700, normal: 900, fast: 350, instant: 0 } as const;

/** A person at a table in progress: news are shown one by one at a human pace, decisions go to the table. */
export class Session implements Desk {
  readonly id: string;
  readonly seats: readonly TableSeat[];
  readonly viewer: Viewer;
  readonly news;
  readonly lines = signal<readonly Line[]>([]);
  readonly since = signal(0);
  readonly busy;
  readonly refused = signal<Refused | null>(null);
  readonly advice = signal<Advice | "thinking" | null>(null);
  readonly #table: PaxTable;
  readonly #news;
  readonly #waiting = signal<readonly PaxNews[]>([]);
  readonly #leave: () => void;
  #showing = false;
  #wake: (() => void) | undefined;

  /** Sits down; resolves once there is something to show. */
  static sit(id: string, table: PaxTable, viewer: Viewer): Promise<Session> {
    return new Promise((resolve) => {
      let session: Session | undefined;
      const leave = table.watch(viewer, (news) => {
        if (session) session.#receive(news);
        else resolve((session = new Session(id, table, viewer, news, () => leave())));
      });
    });
  }

  private constructor(id: string, table: PaxTable, viewer: Viewer, first: PaxNews, leave: () => void) {
    this.id = id;
    this.seats = table.seats;
    this.viewer = viewer;
    this.#table = table;
    this.#leave = leave;
    this.#news = signal(first);
    this.news = computed(() => this.#news.value);
    this.busy = computed(() => this.#waiting.value.length > 0);
    this.lines.value = first.log.map((event) => ({ event, said: null }));
    this.since.value = lastTurnOf(first.log, viewer);
  }

  async act(action: Action): Promise<void> {
    if (this.viewer === "spectator") return;
    this.refused.value = null;
    this.advice.value = null;
    const refusal = await this.#table.act(this.viewer, action, this.#news.value.version);
    if (!refusal) return;
    playSound("refused");
    this.refused.value = { action, refusal };
  }

  async undo(all: boolean): Promise<void> {
    if (this.viewer === "spectator") return;
    const { undoable, version } = this.#news.value;
    const refusal = await this.#table.undo(this.viewer, all ? Math.max(1, undoable) : 1, version);
    this.refused.value = refusal && { action: null, refusal };
    this.advice.value = null;
  }

  async why(action: Action): Promise<void> {
    if (this.viewer === "spectator") return;
    const refusal = await this.#table.why(this.viewer, action);
    this.refused.value = refusal && { action, refusal };
    if (refusal) playSound("refused");
  }

  async advise(): Promise<void> {
    if (this.viewer === "spectator" || this.advice.value === "thinking") return;
    const { version } = this.#news.value;
    this.advice.value = "thinking";
    const advice = await this.#table.advise(this.viewer).catch(() => null);
    if (version === this.#news.value.version) this.advice.value = advice;
  }

  skip(): void {
    const waiting = this.#waiting.value;
    this.#waiting.value = [];
    for (const news of waiting) this.#take(news);
    this.#wake?.();
  }

  close(): void {
    this.#leave();
    this.#waiting.value = [];
    this.#wake?.();
  }

  #receive(news: PaxNews): void {
    this.#waiting.value = [...this.#waiting.value, news];
    if (settings.value.pace === "instant") this.skip();
    else if (!this.#showing) void this.#showAll();
  }

  /** One after the other: first what moved, then a pause if somebody else did it. */
  async #showAll(): Promise<void> {
    this.#showing = true;
    for (let next = this.#waiting.value[0]; next; next = this.#waiting.value[0]) {
      const places = moves() ? flights?.rememberPlaces() : undefined;
      this.#waiting.value = this.#waiting.value.slice(1);
      this.#take(next);
      soundsOf(next.log, this.viewer);
      const flown = places && flights?.playMoves(next.log, places, this.viewer);
      // The own hand is quicker than the eye: only what others do is waited for.
      if (!next.log.some((event) => isOthers(event, this.viewer))) continue;
      await flown;
      if (this.busy.value) await this.#pause();
    }
    this.#showing = false;
  }

  #take(news: PaxNews): void {
    const before = this.#news.value;
    const fresh: Line[] = news.log.map((event, i) => ({ event, said: saidOf(news, i) }));
    this.lines.value = [...this.lines.value.slice(0, news.from), ...fresh];
    if (news.version !== before.version) {
      this.advice.value = null;
      this.refused.value = null;
    }
    // What a player sees as news begins with the end of the own turn.
    if (
      news.log.some(
        (event) => event.type === "turn" && event.seat !== this.viewer && before.view.active === this.viewer,
      )
    ) {
      this.since.value = news.from;
    }
    this.#news.value = news;
  }

  #pause(): Promise<void> {
    const time = PAUSE[settings.value.pace];
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, time);
      this.#wake = done;
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
    });
  }
}

/** The line a bot's reason belongs to: what it did, not what came of it. */
const TELLING: ReadonlySet<string> = new Set(["played", "bought", "fed", "peeked", "tribute"]);

function saidOf({ said, log }: PaxNews, line: number): Reason | null {
  if (!said || said.reason.key === "only") return null;
  return log.findIndex(({ type }) => TELLING.has(type)) === line ? said.reason : null;
}

const isOthers = (event: Event, viewer: Viewer): boolean =>
  "seat" in event
    ? event.seat !== viewer && event.type !== "drew" && event.type !== "aurei"
    : event.type === "collected";

/** Where the last turn of this seat ended: what came after is news, also while the next turn is under way. */
function lastTurnOf(log: readonly Event[], viewer: Viewer): number {
  const turns = log.flatMap((event, i) => (event.type === "turn" ? [{ i, own: event.seat === viewer }] : []));
  const last = turns.at(-1)?.own ? turns.slice(0, -1) : turns;
  const own = last.findLastIndex((turn) => turn.own);
  return own === -1 ? 0 : (last[own + 1]?.i ?? turns.at(-1)!.i);
}

function soundsOf(log: readonly Event[], viewer: Viewer): void {
  for (const event of log) {
    if (event.type === "turn" && event.seat === viewer) playSound("turn");
    else if (event.type === "collected") playSound("rome");
    else if (event.type === "conspiratus") playSound("blade");
    else if (event.type === "aurei" && event.seat === viewer) playSound("coin");
    else if (["placed", "fed", "played", "drew", "bought"].includes(event.type)) playSound("card");
  }
}
