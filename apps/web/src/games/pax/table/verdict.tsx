import { countSymbols, NOBODY, soloGoal, type Prospect } from "@ara/pax";
import type { JSX } from "preact";
import { grammar, paxWords } from "../words.ts";
import { nameOf, type Desk } from "./desk.ts";
import { numeral, say } from "./words.ts";

interface VerdictProps {
  readonly desk: Desk;
  readonly prospect: Prospect;
  readonly ahead: number;
  readonly goal: number;
}

/** What the seals would mean if the game ended now. */
export function Verdict({ desk, prospect, ahead, goal }: VerdictProps): JSX.Element {
  const { config, step } = desk.news.value.view;
  if (step === "over") return <b>{sayEnd(desk)}</b>;
  return config.solo === null ? tableVerdict(desk, prospect, ahead, goal) : soloVerdict(desk, prospect);
}

function tableVerdict(desk: Desk, { romeWins, winners, unseen }: Prospect, has: number, needs: number): JSX.Element {
  const { conspiratus } = desk.news.value.view;
  const holds =
    has === 0 ? say().holdsNone({ needs: numeral(needs) }) : say().holds({ has: numeral(has), needs: numeral(needs) });
  const crowns =
    conspiratus === NOBODY
      ? say().crownsNobody
      : conspiratus === desk.viewer
        ? say().crownsYou
        : say().crowns({ who: nameOf(desk)(conspiratus) });
  const who = grammar().list(winners.map((seat) => (seat === desk.viewer ? say().you : nameOf(desk)(seat))));
  return (
    <>
      <b>{holds}</b> {romeWins ? say().romeWinsNow : say().revoltWinsNow({ who })} {crowns}{" "}
      {unseen > 0 && <small>{say().unseen({ cards: unseen })}</small>}
    </>
  );
}

/** 8.4 */
function soloVerdict(desk: Desk, { categories, unseen }: Prospect): JSX.Element {
  const { view } = desk.news.value;
  const own = countSymbols(view.players[0]!.display);
  const missing = categories
    .filter((_, i) => own[i] === 0)
    .map(({ category }) => paxWords.now.value.categories[category]);
  const stronger = categories.filter(({ romeAhead }) => !romeAhead).length;
  return (
    <>
      <b>{say().soloGoal({ has: stronger, needs: soloGoal(view.config) })}</b>{" "}
      {missing.length === 0 ? say().soloComplete : say().soloMissing({ categories: grammar().list(missing) })}{" "}
      {unseen > 0 && <small>{say().unseen({ cards: unseen })}</small>}
    </>
  );
}

/** Who has won. */
export function sayEnd(desk: Desk): string {
  const { view } = desk.news.value;
  if (!view.score) return "";
  const who = grammar().list(view.score.winners.map((seat) => (seat === desk.viewer ? say().you : nameOf(desk)(seat))));
  if (view.config.solo !== null) return view.score.romeWins ? say().soloLost : say().soloWon;
  if (!view.score.romeWins) return say().revoltWon({ who });
  return view.score.winners.length === 0 ? say().romeWon : say().romeWonWith({ who });
}
