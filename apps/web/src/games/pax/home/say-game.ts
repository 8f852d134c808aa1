import { roman } from "@ara/pax/texts/words";
import { day } from "../../../app/format.ts";
import type { Saved } from "../../../store/saved.ts";
import type { RowText } from "../../game.ts";
import type { Summary } from "./summary.ts";
import { grammar } from "../words.ts";
import { texts } from "./words.ts";

/** The only person at the table, if there is just one. */
function owner({ seats }: Saved): number | undefined {
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** What a game is called in the list. */
function titleOf(saved: Saved, summary: Summary): string {
  const say = texts.now.value;
  if (summary.type !== "broken" && summary.config.solo !== null) return say.solo(roman(summary.config.solo - 1));
  const own = owner(saved);
  const names = saved.seats.filter((_, seat) => seat !== own).map(({ name }) => name);
  if (names.length === 0) return say.unnamed;
  return own === undefined ? grammar().and(names) : say.against(grammar().and(names));
}

/** Whose turn it is; `mine` where it is that of the only person. */
function turnOf(saved: Saved, summary: Summary): { readonly text: string; readonly mine: boolean } {
  const say = texts.now.value;
  if (summary.type !== "running") return { text: "", mine: false };
  const own = owner(saved);
  const [seat] = summary.toAct;
  if (seat === undefined) return { text: say.notBegun, mine: true };
  return seat === own
    ? { text: say.yourTurn, mine: true }
    : { text: say.turn(saved.seats[seat]!.name), mine: saved.seats[seat]!.bot === null };
}

/** How a game ended, in one sentence. */
function resultOf(saved: Saved, summary: Summary): { readonly text: string; readonly won: boolean } {
  const say = texts.now.value.results;
  if (summary.type !== "over") return { text: "", won: false };
  const { winner, winners, points } = summary.outcome;
  const own = owner(saved);
  const won = own !== undefined && winners.includes(own);
  const name = grammar().and(winners.map((seat) => saved.seats[seat]!.name));
  if (summary.config.solo !== null) return { text: winner === "player" ? say.soloWon : say.soloLost, won };
  if (winner === "rome") return { text: winners.length === 0 ? say.rome : won ? say.romeYou : say.romeWith(name), won };
  const best = Math.max(...points);
  if (winners.length > 1) return { text: say.shared({ names: name, points: best }), won };
  return { text: won ? say.you({ points: best }) : say.other({ name, points: best }), won };
}

function factsOf(saved: Saved, summary: Summary): string[] {
  const say = texts.now.value;
  if (summary.type === "broken") return [day(saved.updated)];
  return [
    ...(summary.type === "running" && summary.toAct.length > 0 ? [say.round(summary.round)] : []),
    ...(summary.config.nocturnus ? [say.nocturnus] : []),
    day(saved.updated),
  ];
}

/** A kept game in the list; without a summary it is not known yet how it stands. */
export function tell(saved: Saved, summary: Summary | null): RowText {
  const known: Summary = summary ?? { type: "broken" };
  const turn = turnOf(saved, known);
  const result = resultOf(saved, known);
  return {
    title: saved.whatIf ? `${texts.now.value.whatIf} ${titleOf(saved, known)}` : titleOf(saved, known),
    icon: known.type === "over" ? (result.won ? "laurel" : "rome") : `legion-${Math.min(saved.seats.length, 9)}`,
    turn: turn.text,
    mine: turn.mine,
    result: result.text,
    won: result.won,
    facts: factsOf(saved, known),
    broken: summary?.type === "broken",
  };
}
