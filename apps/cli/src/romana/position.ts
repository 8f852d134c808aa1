import { err, legalActions, ok, parseJson, readRecord, verify, type Refusal } from "@ara/kernel";
import { Match, type GameRecord, type Result, type Seat } from "@ara/kernel";
import { paxRomana, readPosition, writePosition, type GamePosition } from "@ara/pax-romana";
import { askedPower, questionOf, sayAction, sayNo, sayOutcome, sayQuestion } from "@ara/pax-romana/texts";
import { CliError, languageOf, whole, type Values } from "../command.ts";
import { fileTexts } from "../file-texts.ts";
import { print, printJson, style } from "../terminal.ts";
import { mapText } from "./map-text.ts";
import { refused } from "./options.ts";
import { romanaTexts } from "./texts.ts";

/** What can be asked about a record or position of Pax Romana. */
const ROMANA_QUESTIONS = ["show", "legal"] as const;

/** `ara position show|legal FILE` for a record, at an entry, or for a position. */
export function romanaPosition(
  what: string,
  file: string,
  json: Readonly<Record<string, unknown>>,
  values: Values,
): number {
  const asked = ROMANA_QUESTIONS.find((known) => known === what);
  if (asked === undefined) throw new CliError(`of pax-romana say ${ROMANA_QUESTIONS.join(" or ")}, not ${what}`);
  const read = loadPosition(json, whole(values, "entry", 0, 1_000_000_000));
  if (!read.ok) throw refused(file, read.error, values, 1);
  const position = read.value;
  const seats = paxRomana.toAct(position.state);
  const seat = whole(values, "seat", 0, position.seats.length - 1) ?? seats[0] ?? 0;
  return asked === "show" ? show(position, seat, values) : legal(position, seat, values);
}

/** A position as it is, or a record up to an entry: after all of them where none is named. */
export function loadPosition(
  json: Readonly<Record<string, unknown>>,
  entry: number | undefined,
): Result<GamePosition, Refusal> {
  if (json["format"] === "ara-position/1") return readPosition(json);
  const record = readRecord(json);
  return record.ok ? after(record.value, entry) : record;
}

function after(record: GameRecord, entry = record.entries.length): Result<GamePosition, Refusal> {
  const { entries } = record;
  if (entry > entries.length) {
    return err({ key: "position.entry", params: { found: entry, entries: entries.length } });
  }
  const verdict = verify(paxRomana, record);
  if (!verdict.ok) return err(verdict.error.refusal);
  // Only the beginning: the result and the seal belong to the whole.
  const { result: _result, seal: _seal, ...rest } = record;
  const match = Match.resume(paxRomana, { ...rest, entries: entries.slice(0, entry) });
  return match.ok ? ok({ seats: record.seats, state: match.value.state }) : match;
}

function show(position: GamePosition, seat: Seat, values: Values): number {
  if (values["json"] === true) {
    printJson(writePosition(position));
    return 0;
  }
  const language = languageOf(values);
  const { state } = position;
  const power = askedPower(state, seat) ?? state.config.seats[seat]![0]!;
  print(`${mapText(state, power, language).join("\n")}\n\n`);
  if (state.over) print(`${sayOutcome(language, state.config, state.over)}\n`);
  else {
    const { text, rule, about } = sayQuestion(language, state, power)!;
    print(`${[...about, `${style("bold", text)} (${rule})`].join("\n")}\n`);
  }
  return 0;
}

function legal({ state, seats }: GamePosition, seat: Seat, values: Values): number {
  const language = languageOf(values);
  const json = values["json"] === true;
  const [decider = null] = paxRomana.toAct(state);
  const question = questionOf(state);
  const step = question ? { question: question.key, rule: question.rule } : null;
  const given = actionsOf(values);
  if (given.length > 0) {
    const answers = given.map((action) => {
      const read = paxRomana.json.readAction(state, seat, action);
      if (read.ok) return { action, legal: true };
      const { key, rule, params } = read.error;
      return { action, legal: false, reason: sayNo(language, read.error), key, rule: rule ?? null, params };
    });
    if (json) printJson({ seat, decider, step, answers });
    else
      for (const { action, reason } of answers)
        print(`${JSON.stringify(action)}: ${reason ?? fileTexts[language].legal}\n`);
    return answers.every((answer) => answer.legal) ? 0 : 1;
  }
  const power = askedPower(state, seat);
  const actions = legalActions(paxRomana, state, seat);
  const written = actions.map((action) => paxRomana.json.writeAction(state, seat, action));
  if (json) printJson({ seat, decider, step, actions: written });
  else if (power === undefined)
    print(
      `${decider === null ? romanaTexts[language].over : fileTexts[language].decides(seat, decider, seats[decider]!)}\n`,
    );
  else
    print(
      actions
        .map((action, i) => `${JSON.stringify(written[i])}  ${sayAction(language, state, power, action)}\n`)
        .join(""),
    );
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
