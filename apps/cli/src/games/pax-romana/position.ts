import { randomBytes } from "node:crypto";
import { err, FastChance, isObject, Match, ok, readRecord, RecordingChance, ScriptedChance, verify } from "@ara/kernel";
import type { GameRecord, Refusal, Result, Seat } from "@ara/kernel";
import {
  isSameAction,
  paxRomana,
  POSITION_FORMAT,
  POWERS,
  readPosition,
  refusal,
  writePosition,
  type GamePosition,
  type PaxRomana,
} from "@ara/pax-romana";
import { standingOf } from "@ara/pax-romana/overview";
import { askedPower, questionOf, sayAction, sayEvent, sayNo, sayOutcome, sayQuestion } from "@ara/pax-romana/texts";
import { CliError, languageOf, text, whole, type Values } from "../../command.ts";
import { askPosition, type Dice, type Positions } from "../../positions.ts";
import type { AskPosition } from "../game.ts";
import { print, printJson, style } from "../../terminal.ts";
import { promptAt } from "./choices.ts";
import { mapText } from "./map-text.ts";
import { standingText } from "./score-sheet.ts";

const positions: Positions<PaxRomana, GamePosition> = {
  game: paxRomana,
  load: (json, values) => loadPosition(json, whole(values, "entry", 0, 1_000_000_000)),
  write: writePosition,
  asked: (state) => paxRomana.toAct(state)[0] ?? 0,
  step(state) {
    const question = questionOf(state);
    return question ? { question: question.key, rule: question.rule } : null;
  },
  sayNo,
  sayAction(language, state, seat, action) {
    const prompt = promptAt(state, seat);
    const option = prompt.options.find((one) => isSameAction(one.action, action))!;
    return sayAction(language, state.config, prompt, option);
  },
  writeEvent: (event, { config }, language) => ({
    event: event.type,
    rule: event.rule,
    text: sayEvent(language, config, event),
  }),
  chance,
  score: scored,
  show,
};

export const askRomana: AskPosition = (what, file, json, values) => askPosition(positions, what, file, json, values);

/** A position as it is, or a record up to an entry: after all of them where none is named. */
export function loadPosition(json: unknown, entry: number | undefined): Result<GamePosition, Refusal> {
  if (isObject(json) && json["format"] === POSITION_FORMAT) {
    if (entry !== undefined) throw new CliError("--entry is for records: a position has no entries");
    return readPosition(json);
  }
  const record = readRecord(json);
  return record.ok ? after(record.value, entry) : record;
}

function after(record: GameRecord, entry = record.entries.length): Result<GamePosition, Refusal> {
  const { entries } = record;
  if (entry > entries.length) {
    return err(refusal("position.entry", { found: entry, entries: entries.length }));
  }
  const verdict = verify(paxRomana, record);
  if (!verdict.ok) return err(verdict.error.refusal);
  // Only the beginning: the result and the seal belong to the whole.
  const { result: _result, seal: _seal, ...rest } = record;
  const match = Match.resume(paxRomana, { ...rest, entries: entries.slice(0, entry) });
  return match.ok ? ok({ seats: record.seats, state: match.value.state }) : match;
}

/** Dice as they are told, of a seed, or new ones. */
function chance(values: Values): Dice {
  const given = text(values, "outcomes");
  const seed = text(values, "seed");
  if (given !== undefined && seed !== undefined) throw new CliError("--outcomes and --seed exclude each other");
  const script = given?.split(",").map((n) => {
    if (!/^\s*\d+\s*$/.test(n)) throw new CliError(`--outcomes takes whole numbers like 3,0,5, not "${given}"`);
    return Number(n);
  });
  const source = new RecordingChance(
    script ? new ScriptedChance(script) : new FastChance(seed ?? randomBytes(16).toString("hex")),
  );
  return {
    chance: source,
    said: source.outcomes,
    done() {
      const left = (script?.length ?? 0) - source.outcomes.length;
      if (script && left > 0)
        throw new CliError(`chance was asked ${source.outcomes.length} times, not ${script.length}`);
    },
  };
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
    const asked = paxRomana.toAct(state).includes(seat) ? seat : paxRomana.toAct(state)[0]!;
    const { text: question, rule, about } = sayQuestion(language, state.config, promptAt(state, asked));
    print(`${[...about, `${style("bold", question)} (${rule})`].join("\n")}\n`);
  }
  return 0;
}

function scored({ state }: GamePosition, values: Values): number {
  const { scored: lines, outcome } = standingOf(state);
  if (values["json"] === true) {
    const powers = lines.map(({ power, gop, forGop, cvp, forCvp, forObjectives }) => ({
      power: POWERS[power],
      before: state.powers[power]!.victoryPoints,
      gop,
      forGop,
      cvp,
      forCvp,
      forObjectives,
      total: outcome.points[power],
    }));
    printJson({ powers, result: paxRomana.json.writeOutcome(outcome) });
  } else print(`${standingText(state, languageOf(values)).join("\n")}\n`);
  return 0;
}
