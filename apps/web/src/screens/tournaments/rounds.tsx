import type { JSX } from "preact";
import { addressOf } from "../../online/address.ts";
import type { Pairing, Tournament } from "../../online/tournament-api.ts";
import { tournamentWords } from "../../online/tournament-words.ts";
import { nameIn } from "./names.ts";

interface Props {
  readonly tournament: Tournament;
  readonly onRemove: (n: number) => void;
}

/** Who meets whom, round by round; the one that is played is unfolded. */
export function Rounds({ tournament, onRemove }: Props): JSX.Element | null {
  const say = tournamentWords.now.value;
  const { rounds, round, status, host, me, entrants } = tournament;
  if (rounds.length === 0) return null;
  const taken = entrants.filter(({ n, gone }) => n !== me && !gone);
  return (
    <section class="panel tournament-rounds" aria-labelledby="tournament-rounds">
      <h2 id="tournament-rounds">{say.rounds}</h2>
      {rounds.map((tables, i) => (
        <details key={i} open={status === "running" ? i + 1 === round : i + 1 === rounds.length}>
          <summary>{say.round({ round: i + 1 })}</summary>
          <ul>
            {tables.map((pairing) => (
              <li key={pairing.board} class="online-row" data-mine={me !== null && pairing.players.includes(me)}>
                <div>
                  <h3>{say.table({ board: pairing.board })}</h3>
                  <Met tournament={tournament} pairing={pairing} />
                </div>
                <Look pairing={pairing} />
              </li>
            ))}
            <Byes tournament={tournament} tables={tables} />
          </ul>
        </details>
      ))}
      {status === "running" && host && me === null && taken.length > 0 && (
        <details>
          <summary>{say.removeSomebody}</summary>
          <p class="online-make">
            {taken.map(({ n }) => (
              <button key={n} class="btn" onClick={() => onRemove(n)}>
                {say.remove({ name: nameIn(tournament, n) })}
              </button>
            ))}
          </p>
        </details>
      )}
    </section>
  );
}

interface MetProps {
  readonly tournament: Tournament;
  readonly pairing: Pairing;
}

function Met({ tournament, pairing }: MetProps): JSX.Element {
  const say = tournamentWords.now.value;
  const { players, places, how, lots, through } = pairing;
  if (players.length === 0) return <p class="online-clock">{say.empty}</p>;
  if (how === "bye")
    return (
      <>
        {players.map((n) => (
          <p key={n} class="online-clock">
            {say.bye({ name: nameIn(tournament, n) })}
          </p>
        ))}
      </>
    );
  const stands = places === null ? saidOf(pairing) : how === "void" ? say.stopped : "";
  return (
    <>
      <p class="online-seats">
        {players.map((n, i) => (
          <span key={n}>
            {places?.[i] != null && how !== "void" && `${places[i]}. `}
            {through.includes(n) ? <b>{nameIn(tournament, n)}</b> : nameIn(tournament, n)}
            {places !== null && places[i] === null && ` (${say.absent})`}
          </span>
        ))}
      </p>
      {(stands !== "" || lots) && <p class="online-clock">{lots ? say.byLot : stands}</p>}
    </>
  );
}

function saidOf({ status, table }: Pairing): string {
  const say = tournamentWords.now.value;
  if (table === null) return say.planned;
  return status === "open" || status === "dealing" ? say.waits : say.runs;
}

/** Where a game can be looked at. */
function Look({ pairing: { table, status } }: { readonly pairing: Pairing }): JSX.Element | null {
  const say = tournamentWords.now.value;
  if (table === null || (status !== "running" && status !== "over")) return null;
  return (
    <div class="online-do">
      <a class="btn" href={status === "over" ? `/score/${addressOf(table)}` : `/table/${addressOf(table)}`}>
        {status === "over" ? say.lookBack : say.look}
      </a>
    </div>
  );
}

interface ByesProps {
  readonly tournament: Tournament;
  readonly tables: readonly Pairing[];
}

/** In a round robin whoever is at no table. */
function Byes({ tournament, tables }: ByesProps): JSX.Element | null {
  const say = tournamentWords.now.value;
  if (tournament.kind === "knockout") return null;
  const idle = tournament.entrants.filter(({ n }) => !tables.some(({ players }) => players.includes(n)));
  return (
    <>
      {idle.map(({ n }) => (
        <li key={`bye ${n}`} class="online-row">
          <p class="online-clock">{say.bye({ name: nameIn(tournament, n) })}</p>
        </li>
      ))}
    </>
  );
}
