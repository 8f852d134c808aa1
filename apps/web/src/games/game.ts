import type { Decision, Game, GameRecord, GameTypes, Json, Refusal, Result, Seat } from "@ara/kernel";
import type { LocalTable, Replay, Rules, Servable, Served, TableTypes, Thinkers } from "@ara/protocol";
import type { Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Screen } from "../app/screen.ts";
import type { Words } from "../app/words.ts";
import type { Saved } from "../store/saved.ts";

/** What a game fills in to be played here. Everything outside its folder knows it only by these. */

type Load<Part> = () => Promise<{ readonly default: Part }>;

/** The screens of a kept game: "/table/<id>" is shown by the game that was kept under this id. */
export const KEPT_SCREENS = ["table", "text", "score", "replay"] as const;
export type KeptScreen = (typeof KEPT_SCREENS)[number];

/** What a game shows. Small itself: every part is loaded when it is first shown. */
export interface Face {
  /** The game's name, alike in every language. */
  readonly name: string;
  /** What every screen of the game says. */
  readonly words: readonly Words<unknown>[];
  readonly kept: Readonly<Record<"table", Load<Screen>> & Partial<Record<KeptScreen, Load<Screen>>>>;
  /** Its other screens, by the first part of their address: a new table, the rules. */
  readonly screens: Readonly<Record<string, Load<Screen>>>;
  readonly home: Load<HomePart>;
  /** Shows a kept table as it was last seen, if it was and may be. */
  readonly sight?: (id: string) => Promise<void>;
  /** A few of its pieces, for the settings to show what they do. */
  readonly sample?: Load<ComponentType>;
}

/** The game on the first screen. */
export interface HomePart {
  readonly words: readonly Words<unknown>[];
  /** Of the first game: the title of the window, and the sentence under our name. */
  readonly title: () => string;
  readonly lead: () => string;
  /** The way to a table. */
  readonly Panel: ComponentType<{ readonly isFirst: boolean; readonly news: Signal<string> }>;
  /** For somebody who has no game here and has learned none. */
  readonly Welcome?: ComponentType;
  readonly hasLearned?: () => boolean;
  /** Whose game it is, for the foot of the page. */
  readonly Credit: ComponentType;
  /** Is shown all kept games of this kind. */
  readonly count?: (tables: readonly Saved[]) => void;
  /** What it keeps beside its tables, for a file of everything; from such a file it takes what is not here. */
  readonly keepsakes?: { readonly save: () => Json; readonly bring: (json: unknown) => void };
  /** Whether a finished game can be looked back on. */
  readonly hasReplay: boolean;
  /** What can be said of a kept game at once. */
  readonly unread: (saved: Saved) => RowText;
  /** Works out how a kept game stands, and how that is said in the language then shown. */
  readonly read?: (saved: Saved) => Promise<() => RowText>;
  /** What was agreed on at a table, for those who think of sitting down there. */
  readonly agreed?: (config: Json) => Agreed;
  /** The smaller print of it, for whoever stands before the table. */
  readonly terms?: () => Promise<Terms>;
  /** A refusal of the game or of the kernel as a sentence. */
  readonly sayNo: (refusal: Refusal) => string;
}

/** The games of the house on the first screen, each under its name. */
export type HomeParts = Readonly<Record<string, HomePart>>;

/** A table in a few words. */
export interface Agreed {
  readonly facts: readonly string[];
  /** Whom each seat plays, where that makes a difference. */
  readonly seats: readonly string[];
}

/** The smaller print, and what its bots are called. */
export interface Terms {
  readonly said: (config: Json) => readonly string[];
  readonly level: (bot: string) => string;
  /** Those one can seat, and which of them for anybody. */
  readonly levels: readonly string[];
  readonly usual: string;
}

/** What a game says of itself where it is played online: `online.ts` of its folder, which comes with what is shown there. */
export interface OnlinePart {
  /** What it is called; a name is the same in every language. */
  readonly name: string;
  /** How many may play it: each number has a ladder of its own. */
  readonly players: readonly number[];
  /** What a table of a tournament agrees on, by how many sit there. */
  readonly tournaments: ReadonlyMap<number, Json>;
  /** Whom each seat plays, where that makes a difference; in the words of `orders`. */
  readonly plays?: (config: unknown) => readonly string[];
  /** The answers one can let stand at a table. */
  readonly orders: Orders;
}

interface Orders {
  /** By the names its server has for them; of those in one row only one stands. */
  readonly rows: readonly (readonly string[])[];
  /** The turn or round with which they lapse. */
  readonly scope: (view: unknown) => string;
  /** Whether a table for so many ever asks such a question; each does, where it is not said. */
  readonly isAskedAt?: (seats: number) => boolean;
  readonly words: Words<OrderTexts>;
}

interface OrderTexts {
  /** Until when they stand. */
  readonly until: string;
  readonly names: Readonly<Record<string, string>>;
}

/** A kept game in the list of games. */
export interface RowText {
  readonly title: string;
  readonly icon: string;
  readonly turn: string;
  /** Whether somebody at this screen is to move. */
  readonly mine: boolean;
  readonly result: string;
  readonly won: boolean;
  readonly facts: readonly string[];
  readonly broken: boolean;
}

/** What the worker of a table needs to open a kept game: enough to put its open question. */
export type HostOf<T extends TableTypes> = (saved: Saved) => Promise<Host<T>>;

export interface Host<T extends TableTypes> {
  readonly served: Served<T>;
  /** Where the rest of the rules comes while that is read: nothing is done before. */
  readonly ready?: Promise<unknown>;
  /** Where people can let answers stand: the table as they sit at it. */
  readonly attended?: (table: LocalTable<T>, beside?: Beside) => Promise<Servable<T>>;
}

/** What is kept with a game and is no part of it. */
export interface Beside {
  readonly row: Readonly<Record<string, unknown>>;
  keep(name: string, value: unknown): Promise<unknown>;
}

/** What the worker of the bots needs: players made of code, and what they tell people. */
export interface Thinking<T extends TableTypes> {
  /** At once, or when what thinks so is loaded. */
  choose(
    level: string,
    decision: Decision<Rules<T>>,
  ): Awaited<ReturnType<Thinkers<T>["choose"]>> | ReturnType<Thinkers<T>["choose"]>;
  /** `played` is what was done there, for whoever looks back. */
  advise(decision: Decision<Rules<T>>, played: T["action"] | null): T["advice"];
  /** Looks back at a finished game, and judges what some seats decided. */
  analyse(record: GameRecord, seats: readonly Seat[], progress: (done: number) => void): Result<unknown, Refusal>;
}

/** What the worker of records and replays needs. */
export interface LookingBack<T extends GameTypes> {
  readonly game: Game<T>;
  /** The bots there are; a record names them. */
  readonly levels: readonly string[];
  /** All that the game's screens ask about a verified record; `outline` at first. */
  lookBack(replay: Replay<T>): LookBack;
}

export interface LookBack {
  outline(): unknown;
}
