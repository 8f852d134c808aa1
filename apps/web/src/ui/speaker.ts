import { signal, type Signal } from "@preact/signals";

/** What a live region holds: the number makes the same sentence news again. */
export interface Said {
  readonly number: number;
  readonly text: string;
}

const SILENCE: Said = { number: 0, text: "" };
/** What comes in between is said together: a reader that is interrupted every instant says nothing. */
const PAUSE = 900;

/** The voice of the page: one region that waits its turn, and one that does not. */
export class Speaker {
  readonly polite: Signal<Said> = signal(SILENCE);
  readonly assertive: Signal<Said> = signal(SILENCE);
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.#waiting.push(...lines);
    this.#timer ??= setTimeout(() => this.#speak(), this.#waiting.length > 1 ? 200 : 60);
  }

  /** Only for "your turn" and refusals. */
  alert(text: string): void {
    this.assertive.value = { number: this.assertive.value.number + 1, text };
  }

  /** What was urgent is so no more. */
  calm(): void {
    if (this.assertive.value.text !== "") this.alert("");
  }

  /** Nothing of what one player heard is left for the next. */
  silence(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.polite.value = { ...SILENCE, number: this.polite.value.number + 1 };
    this.assertive.value = { ...SILENCE, number: this.assertive.value.number + 1 };
  }

  #speak(): void {
    if (this.#waiting.length > 0) {
      this.polite.value = { number: this.polite.value.number + 1, text: this.#waiting.join(" ") };
    }
    this.#waiting = [];
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#waiting.length > 0) this.#speak();
    }, PAUSE);
  }
}
