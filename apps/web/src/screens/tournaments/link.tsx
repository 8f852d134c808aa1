import type { JSX } from "preact";
import { tournamentWords } from "../../online/tournament-words.ts";

/** The way to the tournaments. */
export const TournamentsLink = (): JSX.Element => (
  <a class="btn" href="/online/tournaments">
    {tournamentWords.now.value.title}
  </a>
);
