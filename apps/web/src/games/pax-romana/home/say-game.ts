import { isObject, type Json } from "@ara/kernel";
import { day } from "../../../app/format.ts";
import type { Saved } from "../../../store/saved.ts";
import type { Agreed, RowText } from "../../game.ts";
import { texts } from "./words.ts";

type Number = keyof (typeof texts.now.value)["scenarios"];

/** A kept game in the list, as far as it can be told without its rules. */
export function tell({ config, seats, record, over, updated }: Saved): RowText {
  const say = texts.now.value;
  const number = isObject(config) ? (config["scenario"] as Number) : "II";
  const scenario = Object.hasOwn(say.scenarios, number) ? say.scenarios[number] : undefined;
  const steps = record?.entries.length ?? 0;
  const people = seats.filter(({ bot }) => bot === null);
  return {
    title: scenario ? say.game({ number, title: scenario.title }) : say.broken,
    icon: over ? "laurel" : `legion-${seats.length}`,
    turn: over ? "" : steps === 0 ? say.notBegun : say.goesOn,
    mine: !over && people.length > 0,
    result: over ? resultOf(record?.result) : "",
    won: false,
    facts: [
      say.against(seats.map(({ name }) => name).join(", ")),
      ...(isObject(config) && config["corrections"] !== undefined ? [say.corrected] : []),
      say.steps(steps),
      day(updated),
    ],
    broken: scenario === undefined,
  };
}

/** What is played at a table, and whom each seat plays. */
export function agreed(config: Json): Agreed {
  const say = texts.now.value;
  if (!isObject(config)) return { facts: [], seats: [] };
  const number = config["scenario"] as Number;
  const scenario = Object.hasOwn(say.scenarios, number) ? say.scenarios[number] : undefined;
  const shares = Array.isArray(config["seats"]) ? config["seats"] : [];
  return {
    facts: [
      ...(scenario ? [say.game({ number, title: scenario.title })] : []),
      say.games[config["game"] === "advanced" ? "advanced" : "standard"],
      ...(config["corrections"] === undefined ? [] : [say.corrected]),
    ],
    seats: shares.map((share) => namesOf(Array.isArray(share) ? share : []).join(", ")),
  };
}

const POWERS = ["rome", "carthage", "greece", "east"];

/** Powers as they are written down: by their names or their numbers. */
const namesOf = (powers: readonly unknown[]): string[] =>
  POWERS.flatMap((power, i) => (powers.includes(power) || powers.includes(i) ? [texts.now.value.powers[i]!] : []));

/** Who has won, as the record says. */
function resultOf(result: unknown): string {
  const say = texts.now.value;
  const winners = isObject(result) && Array.isArray(result["winners"]) ? result["winners"] : [];
  const names = namesOf(winners);
  return names.length === 0 ? "" : say.won(names.join(", "));
}
