import type { Refusal } from "@ara/kernel";
import type { Action } from "@ara/pax-romana";
import { effect } from "@preact/signals";
import type { Session } from "../../../sitting/session.ts";
import type { RomanaAtTable } from "../types.ts";

type Seated = Session<RomanaAtTable>;

const loadPresses = (): Promise<typeof import("./presses.ts")> => import("./presses.ts");

/** All who answer at one screen: a person press by press, and what answers for him. One after the other, never mixed. */
export class Giving {
  /** How often somebody has pressed something: what is held back is held back until the next time. */
  presses = 0;
  #last: Promise<unknown> = Promise.resolve();
  /** How many answers came of each press, the last at the end. */
  #given = new WeakMap<Seated, number[]>();

  /** Waits until nobody else gives answers, and then has the table to itself. */
  inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** What a press gives, in its turn. It was meant for what was on the screen: if that has changed meanwhile, nothing is done. */
  async press<Value>(session: Seated, work: () => Promise<Value>): Promise<Value | undefined> {
    const { version } = session.news.value;
    return this.inTurn(async () => {
      if (session.news.value.version !== version) return undefined;
      this.presses++;
      this.#of(session).push(0);
      return work();
    });
  }

  /** Gives one answer, for whoever has the turn. */
  async act(session: Seated, action: Action): Promise<Refusal | null> {
    const refusal = await session.act(action);
    const given = this.#of(session);
    if (refusal) return refusal;
    given.push((given.pop() ?? 0) + 1);
    void loadPresses()
      .then(({ keepPresses }) => keepPresses(session, given))
      .catch(() => undefined);
    return null;
  }

  /** Takes back all that the last press brought about, also before the page was loaded again. */
  undo(session: Seated): Promise<Refusal | null> {
    return this.inTurn(async () => (await loadPresses()).takeBack(session, this.#of(session)));
  }

  /** Steps were taken back by other means: which press they were of is not known any more. */
  async forget(id: string): Promise<void> {
    this.#given = new WeakMap();
    (await loadPresses()).forgetPresses(id);
  }

  #of(session: Seated): number[] {
    const given = this.#given.get(session) ?? [];
    this.#given.set(session, given);
    return given;
  }
}

/** Until somebody has news newer than a version, or is gone from the screen. */
export const newer = (at: { readonly value: Seated | null }, version: number): Promise<void> =>
  new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let isDone = false;
    stop = effect(() => {
      if (isDone || at.value?.news.value.version === version) return;
      isDone = true;
      resolve();
      stop?.();
    });
    if (isDone) stop();
  });
