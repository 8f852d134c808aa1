import { isObject, legalActions, noChance, parseJson, type Language, type Seat } from "@ara/kernel";
import { outcomeOf, pax, readPosition, score, writeEvent, writePosition } from "@ara/pax";
import type { Event, Position } from "@ara/pax";
import { paxTexts, sayNo } from "@ara/pax/texts";
import { CliError, JSON_OUT, LANG, languageOf, whole, type Command, type Values } from "./command.ts";
import { fileTexts } from "./file-texts.ts";
import { readText } from "./files.ts";
import { refused } from "./pax/options.ts";
import { scoreSheet } from "./pax/score-sheet.ts";
import { print, printJson } from "./terminal.ts";

export const position: Command = {
  name: "position",
  summary: "lists, explains, applies and scores on a position",
  usage: [
    "legal FILE [--action JSON ...] [--seat n]",
    "apply FILE --action JSON ... [--seat n]",
    "score FILE",
    "show|legal RECORD [--entry n] [--seat n]",
  ],
  details: `legal: the legal actions; with --action, whether each of these is legal and if not why (exit code 1).
apply: carries out the actions one after another and prints the new position; at the first refused one, says why.
score: the score sheet as if the game were over, and who would win.
show: what lies on the map, and the open question. Of Pax Romana, show and legal also take a record, after a number of
its entries (--entry); show --json makes a position of it.
Seats are counted from 0, as in positions and records. "-" is standard input.`,
  options: {
    action: {
      type: "string",
      multiple: true,
      value: "JSON",
      help: 'such as {"type":"buy","legion":2}; can be repeated',
    },
    seat: { type: "string", value: "n", help: "who asks (default: whoever has to decide)" },
    entry: { type: "string", value: "n", help: "of a record: after this many entries (default: all)" },
    lang: LANG,
    json: JSON_OUT,
  },
  async run(values, positionals) {
    const [what, file, ...more] = positionals;
    const run = WHAT.get(what ?? "");
    if (!run && what !== "show") throw new CliError(`say what to do: ${[...WHAT.keys()].join(", ")}`);
    if (file === undefined || more.length > 0) throw new CliError("name one file");
    const json = parseJson(readText(file));
    if (json.ok && isObject(json.value) && json.value["game"] === "pax-romana") {
      const { romanaPosition } = await import("./romana/position.ts");
      return romanaPosition(what!, file, json.value, values);
    }
    if (!run) throw new CliError(`${what} is for positions and records of pax-romana`);
    if (values["entry"] !== undefined) throw new CliError("--entry is for records of pax-romana");
    return run(load(file, json, values), values);
  },
};

const WHAT: ReadonlyMap<string, (position: Position, values: Values) => number> = new Map([
  ["legal", legal],
  ["apply", apply],
  ["score", scored],
]);

function load(file: string, json: ReturnType<typeof parseJson>, values: Values): Position {
  const read = json.ok ? readPosition(json.value) : json;
  if (!read.ok) throw refused(file, read.error, values, 1);
  return read.value;
}

function legal(asking: Position, values: Values): number {
  const { state } = asking;
  const { step } = state;
  const language = languageOf(values);
  const seat = seatOf(state.decider, state.config.players, values);
  const decider = pax.toAct(state)[0] ?? null;
  const asked = actionsOf(values);
  if (asked.length === 0) {
    const actions = legalActions(pax, state, seat).map((action) => pax.json.writeAction(state, seat, action));
    if (values["json"] === true) printJson({ seat, decider, step, actions });
    else if (seat === decider) print(actions.map((action) => `${JSON.stringify(action)}\n`).join(""));
    else print(`${sayIdle(asking, seat, language)}\n`);
    return 0;
  }
  const answers = asked.map((action) => {
    const read = pax.json.readAction(state, seat, action);
    if (read.ok) return { action, legal: true };
    const { key, rule, params } = read.error;
    return { action, legal: false, reason: sayNo(language, read.error), key, rule: rule ?? null, params };
  });
  if (values["json"] === true) printJson({ seat, decider, step, answers });
  else {
    for (const { action, reason } of answers) {
      print(`${JSON.stringify(action)}: ${reason ?? fileTexts[language].legal}\n`);
    }
  }
  return answers.every((answer) => answer.legal) ? 0 : 1;
}

/** Why there is nothing to list: another seat decides, or nobody any more. */
function sayIdle({ state, seats }: Position, asked: Seat, language: Language): string {
  const [decider] = pax.toAct(state);
  if (decider === undefined) return paxTexts[language].refusals.over();
  return fileTexts[language].decides(asked, decider, seats[decider]!);
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

function scored(standing: Position, values: Values): number {
  const unused = ["action", "seat"].find((option) => values[option] !== undefined);
  if (unused !== undefined) throw new CliError(`score takes no --${unused}`);
  const { state, seats } = standing;
  const sheet = score(state);
  if (values["json"] === true) printJson({ ...sheet, result: pax.json.writeOutcome(outcomeOf(state)) });
  else {
    const language = languageOf(values);
    print(`${scoreSheet(sheet, seats, language)}\n${sayStanding(standing, language)}\n`);
  }
  return 0;
}

/** Who would win, in a sentence. */
function sayStanding({ state, seats }: Position, language: Language): string {
  const { winner, winners } = outcomeOf(state);
  const say = fileTexts[language].standing;
  const { solo } = state.config;
  const names = winners.map((seat) => seats[seat]!).join(", ");
  if (solo !== null) return winner === "player" ? say.soloWon(solo) : say.soloLost(solo);
  if (winner === "rome") return winners.length === 0 ? say.romeNobody : say.romeWith(names);
  return winners.length > 1 ? say.shared(names) : say.wins(names);
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
