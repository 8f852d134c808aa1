import { grammars, noChance, type Language } from "@ara/kernel";
import { outcomeOf, pax, readPosition, score, writeEvent, writePosition, type Pax, type Position } from "@ara/pax";
import { sayNo } from "@ara/pax/texts";
import { languageOf, type Values } from "../../command.ts";
import { cliTexts } from "../../texts/index.ts";
import { escapeLine } from "../../escape.ts";
import { askPosition, type Positions } from "../../positions.ts";
import type { AskPosition } from "../game.ts";
import { print, printJson } from "../../terminal.ts";
import { scoreSheet } from "./score-sheet.ts";
import { tableTexts } from "./texts/index.ts";

const positions: Positions<Pax, Position> = {
  game: pax,
  load: (json) => readPosition(json),
  write: writePosition,
  asked: ({ decider }) => decider,
  step: ({ step }) => step,
  sayNo,
  writeEvent,
  chance: () => ({ chance: noChance }),
  score: scored,
};

export const askPax: AskPosition = (what, file, json, values) => askPosition(positions, what, file, json, values);

function scored(standing: Position, values: Values): number {
  const { state } = standing;
  const seats = standing.seats.map(escapeLine);
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
  const say = { ...cliTexts[language].files.standing, ...tableTexts[language].ifEnded };
  const { solo } = state.config;
  const names = grammars[language].list(winners.map((seat) => escapeLine(seats[seat]!)));
  if (solo !== null) return winner === "player" ? say.soloWon(solo) : say.soloLost(solo);
  if (winner === "rome") return winners.length === 0 ? say.romeNobody : say.romeWith(names);
  return winners.length > 1 ? say.shared(names) : say.wins(names);
}
