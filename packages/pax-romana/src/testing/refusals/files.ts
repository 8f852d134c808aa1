import { FastChance, type Refusal, type Result } from "@ara/kernel";
import { config } from "../../config.ts";
import { paxRomana } from "../../game.ts";
import { readPosition, writePosition } from "../../position.ts";
import type { State } from "../../state/state.ts";
import type { Row } from "./row.ts";

/** What is wrong with files and messages, and who is not to decide. */

const table = config("II");
const dealt = paxRomana.deal(table, new FastChance("refusals"));
const begun = (): State => paxRomana.setup(table, dealt);
const over = (): State => ({ ...begun(), over: { winners: [0], points: [0, 0, 0, 0], reason: "3.7" } });
const { json } = paxRomana;
const why = (read: Result<unknown, Refusal>): Refusal | undefined => (read.ok ? undefined : read.error);
const written = { scenario: "II", game: "standard" };
const ofConfig = (more: object): Refusal | undefined => why(json.readConfig({ ...written, ...more }));
const cards = json.writeDeal(table, dealt) as object;
const ofDeal = (more: object): Refusal | undefined => why(json.readDeal(table, { ...cards, ...more }));
const ofOutcome = (more: object): Refusal | undefined =>
  why(json.readOutcome({ winners: ["rome"], points: [1], reason: "3.7", ...more }));
const position = writePosition({ seats: ["a", "b"], state: begun() });
const ofPosition = (more: object): Refusal | undefined => why(readPosition({ ...position, ...more }));

export const FILES: readonly Row[] = [
  ["over", "", "after the end nothing is decided", () => paxRomana.check(over(), 0, { type: "pay" })],
  ["notYourTurn", "", "Rome has the first marker, Carthage waits", () => paxRomana.check(begun(), 1, { type: "pay" })],
  ["action.shape", "", "a number is no action", () => why(json.readAction(begun(), 0, 5))],
  [
    "action.name",
    "",
    "Atlantis is not on the map",
    () => why(json.readAction(begun(), 0, { type: "at", node: "atlantis" })),
  ],
  ["config.shape", "", "a table is an object", () => why(json.readConfig(7))],
  ["config.scenario", "", "there are seven scenarios", () => ofConfig({ scenario: "IX" })],
  ["config.game", "", "scenario IV is played with cards only", () => ofConfig({ scenario: "IV", game: "standard" })],
  ["config.format", "", "formats have names", () => ofConfig({ format: "blitz" })],
  ["config.options", "", "options have names", () => ofConfig({ options: ["magic"] })],
  ["config.measures", "", "a game has a last turn", () => ofConfig({ measures: { lastTurn: 0 } })],
  ["config.seats", "", "Carthage must be played too", () => ofConfig({ seats: [["rome"]] })],
  ["deal.shape", "", "a deal is an object", () => why(json.readDeal(table, 1))],
  ["deal.tribes", "", "no counter may be missing", () => ofDeal({ tribes: [] })],
  ["deal.objectives", "", "no marker may be there twice", () => ofDeal({ objectives: ["A", "A"] })],
  ["outcome.shape", "", "a result is an object", () => why(json.readOutcome(3))],
  ["outcome.winners", "", "winners are powers", () => ofOutcome({ winners: ["gaul"] })],
  ["outcome.points", "", "points are whole numbers", () => ofOutcome({ points: [0.5] })],
  ["position.shape", "", "a position is an object", () => why(readPosition(3))],
  ["position.field", "", "two seats, two names", () => ofPosition({ seats: ["a"] })],
  [
    "position.impossible",
    "",
    "Stability goes from -9 to 9",
    () => {
      const state = begun();
      state.powers[0]!.stability = 99;
      return why(readPosition(writePosition({ seats: ["a", "b"], state })));
    },
  ],
];
