import type { JSX } from "preact";
import type { Tournament } from "../../online/tournament-api.ts";
import { tournamentWords } from "../../online/tournament-words.ts";
import { halves, nameIn } from "./names.ts";

/** Who stands where. */
export function Standings({ tournament }: { readonly tournament: Tournament }): JSX.Element {
  const say = tournamentWords.now.value;
  const { standings, kind, me, entrants, status } = tournament;
  const isRobin = kind === "robin";
  const isBegun = standings.some(({ played }) => played > 0);
  /** In a knockout whoever is still in has no place yet. */
  const isPlaced = (out: boolean): boolean => status === "over" || (isRobin ? isBegun : out);
  const isGone = (n: number): boolean => entrants.some((one) => one.n === n && one.gone);
  return (
    <section class="panel" aria-labelledby="tournament-standings">
      <h2 id="tournament-standings">{say.standings}</h2>
      <table class="online-ladder tournament-standings">
        <thead>
          <tr>
            <th scope="col">{say.player}</th>
            {isRobin && <th scope="col">{say.points}</th>}
            {isRobin && <th scope="col">{say.berger}</th>}
            <th scope="col">{say.wins}</th>
            <th scope="col">{say.played}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ n, place, points, berger, wins, played, out }) => (
            <tr key={n} data-mine={n === me}>
              <th scope="row">
                {isPlaced(out) && `${place}. `}
                {nameIn(tournament, n)}
                {isGone(n) ? <i> {say.gone}</i> : out && <i> {say.out}</i>}
              </th>
              {isRobin && <td>{halves(points!)}</td>}
              {isRobin && <td>{berger!.toFixed(2).replace(/\.?0+$/, "")}</td>}
              <td>{wins}</td>
              <td>{played}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isRobin && <p class="online-none">{say.bergerSaid}</p>}
    </section>
  );
}
