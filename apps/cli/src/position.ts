import { legalActions, noChance, parseJson, type Seat } from "@ara/kernel";
import { pax, readPosition, score, writePosition, type Event, type Position } from "@ara/pax";
import { sayNo } from "@ara/pax/texts";
import { CliError, JSON_OUT, LANG, languageOf, whole, type Command, type Values } from "./command.ts";
import { readText } from "./files.ts";
import { refused } from "./pax/options.ts";
import { writeEvent } from "./pax/event-json.ts";
import { scoreSheet } from "./pax/score-sheet.ts";
import { print, printJson } from "./terminal.ts";

export const position: Command = {
  name: "position",
  summary: "lists, explains, applies and scores on a position",
  usage: ["legal FILE [--action JSON ...] [--seat n]", "apply FILE --action JSON ... [--seat n]", "score FILE"],
  details: `legal: the legal actions; with --action, whether each of these is legal and if not why (exit code 1).
apply: carries out the actions one after another and prints the new position; at the first refused one, says why.
score: the score sheet as if the game were over.
Seats are counted from 0, as in positions and records. "-" is standard input.`,
  options: {
    action: {
      type: "string",
      multiple: true,
      value: "JSON",
      help: 'such as {"type":"buy","legion":2}; can be repeated',
    },
    seat: { type: "string", value: "n", help: "who asks (default: whoever has to decide)" },
    lang: LANG,
    json: JSON_OUT,
  },
  run(values, positionals) {
    const [what, file, ...more] = positionals;
    const run = what === undefined ? undefined : WHAT[what];
    if (!run) throw new CliError(`say what to do: ${Object.keys(WHAT).join(", ")}`);
    if (file === undefined || more.length > 0) throw new CliError("name one file");
    return run(load(file, values), values);
  },
};

const WHAT: Readonly<Record<string, (position: Position, values: Values) => number>> = { legal, apply, score: scored };

function load(file: string, values: Values): Position {
  const json = parseJson(readText(file));
  const read = json.ok ? readPosition(json.value) : json;
  if (!read.ok) throw refused(file, read.error, values, 1);
  return read.value;
}

function legal({ state }: Position, values: Values): number {
  const seat = seatOf(state.decider, state.config.players, values);
  const asked = actionsOf(values);
  if (asked.length === 0) {
    const actions = legalActions(pax, state, seat).map((action) => pax.json.writeAction(state, seat, action));
    if (values["json"] === true) printJson({ seat, step: state.step, actions });
    else print(actions.map((action) => `${JSON.stringify(action)}\n`).join(""));
    return 0;
  }
  const answers = asked.map((action) => {
    const read = pax.json.readAction(state, seat, action);
    if (read.ok) return { action, legal: true };
    const { key, rule, params } = read.error;
    return { action, legal: false, reason: sayNo(languageOf(values), read.error), key, rule: rule ?? null, params };
  });
  if (values["json"] === true) printJson({ seat, step: state.step, answers });
  else for (const { action, reason } of answers) print(`${JSON.stringify(action)}: ${reason ?? "legal"}\n`);
  return answers.every((answer) => answer.legal) ? 0 : 1;
}

function apply(start: Position, values: Values): number {
  const { state } = start;
  const actions = actionsOf(values);
  if (actions.length === 0) throw new CliError("give at least one --action");
  const events: Event[] = [];
  for (const [index, json] of actions.entries()) {
    const seat = index === 0 ? seatOf(state.decider, state.config.players, values) : state.decider;
    const action = pax.json.readAction(state, seat, json);
    if (!action.ok) throw refused(`action ${index + 1} ${JSON.stringify(json)}`, action.error, values, 1);
    pax.apply(state, seat, action.value, noChance, (event) => events.push(event));
  }
  const outcome = pax.outcome(state);
  const result = outcome && pax.json.writeOutcome(outcome);
  const after = writePosition(start);
  if (values["json"] === true)
    printJson({ position: after, events: events.map(writeEvent), ...(result && { result }) });
  else print(`${JSON.stringify(after, null, 2)}\n`);
  return 0;
}

function scored({ state, seats }: Position, values: Values): number {
  if (values["json"] === true) {
    const result = pax.json.writeOutcome(pax.outcome({ ...state, step: "over" })!);
    printJson({ ...score(state), result });
  } else print(scoreSheet(score(state), seats, languageOf(values)));
  return 0;
}

const seatOf = (decider: Seat, players: number, values: Values): Seat =>
  whole(values, "seat", 0, players - 1) ?? decider;

function actionsOf(values: Values): unknown[] {
  const given = values["action"];
  return (Array.isArray(given) ? given : []).map((action) => {
    const json = parseJson(String(action));
    if (!json.ok) throw new CliError(`--action ${String(action)}: not valid JSON`);
    return json.value;
  });
}
