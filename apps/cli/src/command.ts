import { LANGUAGES, type Language, type Refusal } from "@ara/kernel";

export type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

export interface Option {
  readonly type: "string" | "boolean";
  readonly multiple?: boolean;
  /** For the help: how the value is written, and what the option does. */
  readonly value?: string;
  readonly help: string;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What follows the name. */
  readonly usage: readonly string[];
  readonly details?: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Returns the exit code. */
  run(values: Values, positionals: readonly string[]): number | Promise<number>;
}

/** An error a person can mend: told in one line, without a stack. */
export class CliError extends Error {
  readonly exitCode: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, exitCode = 2, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.exitCode = exitCode;
    this.details = details;
  }
}

/** A refusal of a game, in the language asked for; `what` is refused. */
export const refusedIn = (
  sayNo: (language: Language, refusal: Refusal) => string,
  what: string,
  refusal: Refusal,
  values: Values,
  exitCode = 2,
): CliError =>
  new CliError(`${what}: ${sayNo(languageOf(values), refusal)}`, exitCode, {
    key: refusal.key,
    rule: refusal.rule ?? null,
    params: refusal.params,
  });

export function helpOf({ name, summary, usage, details, options }: Command): string {
  const lines = Object.entries(options).map(([option, { value, help }]) => {
    const spelled = `--${option}${value === undefined ? "" : ` ${value}`}`;
    return spelled.length < 22 ? `  ${spelled.padEnd(22)}${help}` : `  ${spelled}\n  ${"".padEnd(22)}${help}`;
  });
  return [
    `ara ${name}: ${summary}`,
    "",
    ...usage.map((line, i) => `${i === 0 ? "Usage:" : "      "} ara ${name} ${line}`),
    ...(details === undefined ? [] : ["", details]),
    "",
    ...lines,
    `  ${"--help".padEnd(22)}this text`,
    "",
  ].join("\n");
}

export const text = (values: Values, option: string): string | undefined => {
  const value = values[option];
  return typeof value === "string" ? value : undefined;
};

export function whole(values: Values, option: string, low: number, high: number): number | undefined {
  const value = text(values, option);
  if (value === undefined) return undefined;
  const n = Number(value);
  if (!/^\d+$/.test(value) || n < low || n > high) {
    throw new CliError(`--${option} takes a whole number from ${low} to ${high}, not "${value}"`);
  }
  return n;
}

export function oneOf<T extends string>(values: Values, option: string, choices: readonly T[], otherwise: T): T {
  const value = text(values, option);
  if (value === undefined) return otherwise;
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw new CliError(`--${option} is one of ${choices.join(", ")}, not "${value}"`);
  return choice;
}

export const LANG: Option = { type: "string", value: LANGUAGES.join("|"), help: "language of all texts (default en)" };
export const languageOf = (values: Values): Language => oneOf(values, "lang", LANGUAGES, "en");
export const JSON_OUT: Option = { type: "boolean", help: "print one JSON object to standard output" };
