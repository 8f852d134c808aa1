import type { GameRecord, Language, Mistake, Refusal, Result, Verdict } from "@ara/kernel";
import type { IsSigned, Proof } from "@ara/kernel/fair";
import type { Option, Values } from "../command.ts";
import type { What } from "../positions.ts";

export type Options = Readonly<Record<string, Option>>;

/** The commands that are told which game; each asks the game what it gives. */
export type GameCommandName =
  | "play"
  | "simulate"
  | "map"
  | "rules"
  | "arena"
  | "ladder"
  | "solo"
  | "bench"
  | "fuzz"
  | "tune"
  | "train";

/** What a game gives one command. The description is light; what loads rules is behind `load`. */
export interface Offer<Answer> {
  /** What follows the game's name. */
  readonly usage: readonly string[];
  readonly details?: string;
  /** Besides those every game has. */
  readonly options?: Options;
  load(): Promise<Answer>;
}

/** Carries out a command; `rest` stands after the name of the game. Returns the exit code. */
export type Run = (values: Values, rest: readonly string[]) => number | Promise<number>;

/** Answers `ara position`. */
export type AskPosition = (what: What, file: string, json: Result<unknown, Refusal>, values: Values) => number;

/** Answers `ara verify`. */
export interface Records {
  verify(record: GameRecord): Result<Verdict, Mistake>;
  /** What a record without mistakes shows of who made its luck and signed its answers. */
  prove(record: GameRecord, isSigned: IsSigned): Promise<Result<Proof, Mistake>>;
  sayNo(language: Language, refusal: Refusal): string;
}

/** All that the command line knows of a game before it is asked for. */
export interface CliGame {
  /** As records and the command line name it. */
  readonly id: string;
  readonly commands: Readonly<Partial<Record<GameCommandName, Offer<Run>>>>;
  readonly positions: Offer<AskPosition>;
  records(): Promise<Records>;
}
