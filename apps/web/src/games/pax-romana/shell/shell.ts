import type { Power } from "@ara/pax-romana";
import { signal } from "@preact/signals";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";

/** What is open over or beside the table. */
export type Beside =
  | { readonly type: "menu" | "keys" | "legend" | "seats" | "find" }
  | { readonly type: "account"; readonly turn: number }
  | { readonly type: "power"; readonly power: Power }
  | { readonly type: "books"; readonly power: Power; readonly page: BooksPage };

/** A page of the books of a power. */
export type BooksPage = "plan" | "income" | "upkeep" | "standing" | "pacts";

/** How much of a phone the panel takes: its question alone, what it holds, or most of it. */
export type Rest = "low" | "middle" | "high";
export const RESTS: readonly Rest[] = ["low", "middle", "high"];

/** What whoever has the screen has opened around the map. */
export class Shell {
  readonly beside = signal<Beside | null>(null);
  readonly rest = signal<Rest>("middle");
  /** Letters that were typed for a window that had not come yet. */
  early = "";
  /** Whether the log takes most of the panel. */
  readonly log = signal(false);

  /** Opens something; the same again closes it. */
  toggle(what: Beside): void {
    this.early = "";
    const { value } = this.beside;
    this.beside.value = value && JSON.stringify(value) === JSON.stringify(what) ? null : what;
  }

  showLog(): void {
    this.log.value = !this.log.value;
    if (this.log.value) this.rest.value = "high";
  }
}

/** What every part around the map is made from. */
export interface ShellProps {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly shell: Shell;
}
