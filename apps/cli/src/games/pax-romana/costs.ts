/** What the decisions of one sort have cost: how many there were, and the milliseconds of all of them. */
interface Cost {
  readonly decisions: number;
  readonly milliseconds: number;
}

/** Decisions during a Meeting, whatever was asked: one sort. */
export const TALK = "talk";

/** In a decision that took longer than this, something else had the processor. */
const TOO_LONG = 2;

/** What decisions have cost, by the question that was asked. */
export class Costs {
  readonly #by: Map<string, Cost>;

  constructor(by: Iterable<readonly [string, Cost]> = []) {
    this.#by = new Map(by);
  }

  /** Plain data, to be sent to another thread. */
  get entries(): [string, Cost][] {
    return [...this.#by];
  }

  note(question: string, milliseconds: number): void {
    if (milliseconds < TOO_LONG) this.#add(question, { decisions: 1, milliseconds });
  }

  add(others: Costs): void {
    for (const [question, cost] of others.entries) this.#add(question, cost);
  }

  #add(question: string, { decisions, milliseconds }: Cost): void {
    const before = this.#by.get(question);
    this.#by.set(question, {
      decisions: (before?.decisions ?? 0) + decisions,
      milliseconds: (before?.milliseconds ?? 0) + milliseconds,
    });
  }

  /** The same costs, of some questions only. */
  of(isMeant: (question: string) => boolean): Costs {
    return new Costs(this.entries.filter(([question]) => isMeant(question)));
  }

  get withoutTalk(): Costs {
    return this.of((question) => question !== TALK);
  }

  get whole(): Cost {
    const all = new Costs();
    for (const [, cost] of this.entries) all.#add("", cost);
    return all.#by.get("") ?? { decisions: 0, milliseconds: 0 };
  }

  /** How many times as long a decision takes as one of the others, each as often as it was asked here and there. */
  timesAsLong(others: Costs): number {
    return meanOf(this.whole) / meanOf(others.whole);
  }

  /** Of these questions, those that are asked by others as well. */
  sharedWith(others: Costs): Costs {
    return this.of((question) => others.#by.has(question));
  }

  /** How many times as long the questions of others take here: those that are asked here as well, as often as they are there. */
  timesAsLongFor(others: Costs): number {
    let here = 0;
    let there = 0;
    for (const [question, { decisions, milliseconds }] of others.sharedWith(this).entries) {
      here += decisions * meanOf(this.#by.get(question)!);
      there += milliseconds;
    }
    return here / there;
  }

  /** Which part of all decisions, and of their time, some of them are. */
  shareOf(some: Costs): { readonly decisions: number; readonly time: number } {
    const [part, all] = [some.whole, this.whole];
    return { decisions: part.decisions / all.decisions, time: part.milliseconds / all.milliseconds };
  }
}

const meanOf = ({ decisions, milliseconds }: Cost): number => milliseconds / decisions;
