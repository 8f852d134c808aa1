import { ChanceError, legalActions, parseJson, refuse } from "@ara/kernel";
import type { Chance, Game, GameTypes, Json, JsonObject, Language, Refusal, Result, Seat } from "@ara/kernel";
import { CliError, languageOf, refusedIn, whole, type Values } from "./command.ts";
import { escapeLine } from "./escape.ts";
import { cliTexts } from "./texts/index.ts";
import { print, printJson } from "./terminal.ts";

/** A position of any game: who sits where, and how things stand. */
export interface Standing<T extends GameTypes> {
  readonly seats: readonly string[];
  readonly state: T["state"];
}

/** What a game brings so that its positions can be asked about. */
export interface Positions<T extends GameTypes, P extends Standing<T>> {
  readonly game: Game<T>;
  load(json: unknown, values: Values): Result<P, Refusal>;
  write(position: P): JsonObject;
  /** Who is asked unless the call names a seat. */
  asked(state: T["state"]): Seat;
  /** What is open, for a program. */
  step(state: T["state"]): Json;
  readonly sayNo: (language: Language, refusal: Refusal) => string;
  /** What stands beside an action in a list for people. */
  sayAction?(language: Language, state: T["state"], seat: Seat, action: T["action"]): string;
  writeEvent(event: T["event"], state: T["state"], language: Language): Json;
  /** Where the dice of `apply` come from. */
  chance(values: Values): Dice;
  score(position: P, values: Values): number;
  show?(position: P, seat: Seat, values: Values): number;
}

export interface Dice {
  readonly chance: Chance;
  /** What chance has said; nothing where the game leaves nothing to it. */
  readonly said?: readonly number[];
  /** Called after the last action. */
  readonly done?: () => void;
}

const WHAT = ["legal", "apply", "score", "show"] as const;
export type What = (typeof WHAT)[number];

export function whatOf(name: string | undefined): What {
  const what = WHAT.find((known) => known === name);
  if (what === undefined) throw new CliError(`say what to do: ${WHAT.join(", ")}`);
  return what;
}

/** `ara position WHAT FILE`, of any game. */
export function askPosition<T extends GameTypes, P extends Standing<T>>(
  of: Positions<T, P>,
  what: What,
  file: string,
  json: Result<unknown, Refusal>,
  values: Values,
): number {
  if (what === "show" && !of.show) throw new CliError(`positions of ${of.game.id} have no "${what}"`);
  if (what === "score") refuseUnused(values);
  const read = json.ok ? of.load(json.value, values) : json;
  if (!read.ok) throw refusedIn(of.sayNo, file, read.error, values, 1);
  const position = read.value;
  const seat = (): Seat => whole(values, "seat", 0, position.seats.length - 1) ?? of.asked(position.state);
  if (what === "score") return of.score(position, values);
  if (what === "show") return of.show!(position, seat(), values);
  return what === "legal" ? legal(of, position, seat(), values) : apply(of, position, seat(), values);
}

function refuseUnused(values: Values): void {
  const unused = ["action", "seat"].find((option) => values[option] !== undefined);
  if (unused !== undefined) throw new CliError(`score takes no --${unused}`);
}

function legal<T extends GameTypes, P extends Standing<T>>(
  of: Positions<T, P>,
  { state, seats }: P,
  seat: Seat,
  values: Values,
): number {
  const { game } = of;
  const language = languageOf(values);
  const json = values["json"] === true;
  const deciders = game.toAct(state);
  const [decider = null] = deciders;
  const step = of.step(state);
  const given = actionsOf(values);
  if (given.length > 0) {
    const answers = given.map((action) => judged(of, state, seat, action, language));
    if (json) printJson({ seat, decider, step, answers });
    else
      for (const { action, reason } of answers)
        print(`${JSON.stringify(action)}: ${reason ?? cliTexts[language].files.legal}\n`);
    return answers.every((answer) => answer.legal) ? 0 : 1;
  }
  const actions = legalActions(game, state, seat);
  const written = actions.map((action) => game.json.writeAction(state, seat, action));
  if (json) printJson({ seat, decider, step, actions: written });
  else if (decider === null) print(`${of.sayNo(language, refuse("over"))}\n`);
  else if (!deciders.includes(seat))
    print(`${cliTexts[language].files.decides(seat, decider, escapeLine(seats[decider]!))}\n`);
  else {
    const lines = actions.map((action, i) => {
      const said = of.sayAction?.(language, state, seat, action);
      return `${JSON.stringify(written[i])}${said === undefined ? "" : `  ${said}`}\n`;
    });
    print(lines.join(""));
  }
  return 0;
}

function judged<T extends GameTypes, P extends Standing<T>>(
  { game, sayNo }: Positions<T, P>,
  state: T["state"],
  seat: Seat,
  action: unknown,
  language: Language,
) {
  const read = game.json.readAction(state, seat, action);
  if (read.ok) return { action, legal: true };
  const { key, rule, params } = read.error;
  return { action, legal: false, reason: sayNo(language, read.error), key, rule: rule ?? null, params };
}

function apply<T extends GameTypes, P extends Standing<T>>(
  of: Positions<T, P>,
  position: P,
  first: Seat,
  values: Values,
): number {
  const { game } = of;
  const { state } = position;
  const language = languageOf(values);
  const actions = actionsOf(values);
  if (actions.length === 0) throw new CliError("give at least one --action");
  const { chance, said, done } = of.chance(values);
  const events: Json[] = [];
  for (const [index, json] of actions.entries()) {
    const seat = index === 0 ? first : of.asked(state);
    const what = `action ${index + 1} ${JSON.stringify(json)}`;
    const action = game.json.readAction(state, seat, json);
    if (!action.ok) throw refusedIn(of.sayNo, what, action.error, values, 1);
    try {
      game.apply(state, seat, action.value, chance, (event) => events.push(of.writeEvent(event, state, language)));
    } catch (error) {
      if (!(error instanceof ChanceError)) throw error;
      throw refusedIn(of.sayNo, what, refuse(error.key, { draw: error.draw }), values, 1);
    }
  }
  done?.();
  const outcome = game.outcome(state);
  const after = of.write(position);
  const more = { ...(said && { outcomes: said }), ...(outcome && { result: game.json.writeOutcome(outcome) }) };
  if (values["json"] === true) printJson({ position: after, events, ...more });
  else print(`${JSON.stringify(after, null, 2)}\n`);
  return 0;
}

function actionsOf(values: Values): unknown[] {
  const given = values["action"];
  return (Array.isArray(given) ? given : []).map((action) => {
    const json = parseJson(String(action));
    if (!json.ok) throw new CliError(`--action ${String(action)}: not valid JSON`);
    return json.value;
  });
}
