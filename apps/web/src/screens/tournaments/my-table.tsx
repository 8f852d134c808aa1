import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { go } from "../../app/router.ts";
import { shown } from "../../app/words.ts";
import { addressOf } from "../../online/address.ts";
import { sitInMine, type Pairing, type Tournament } from "../../online/tournament-api.ts";
import { tournamentWords } from "../../online/tournament-words.ts";
import { showTurn } from "../../online/your-turn.ts";
import { nameIn } from "./names.ts";

const DAY = 86_400_000;

/** When, as somebody here would say it: an hour of today, or a day with it. */
const timeSaid = (at: number): string =>
  new Date(at).toLocaleString(
    shown.value,
    at - Date.now() < DAY ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  );

interface Props {
  readonly tournament: Tournament;
  readonly onProblem: (error: unknown) => void;
}

/** What whoever looks has to do in this round. */
export function MyTable({ tournament, onProblem }: Props): JSX.Element | null {
  const say = tournamentWords.now.value;
  const { me, round, rounds, status } = tournament;
  if (me === null || status !== "running") return null;
  const pairing = rounds[round - 1]?.find(({ players }) => players.includes(me));
  const isOut = tournament.standings.some(({ n, out }) => n === me && out);
  if (isOut || tournament.entrants.some((one) => one.n === me && one.gone)) return null;
  const others = pairing?.players.filter((n) => n !== me).map((n) => nameIn(tournament, n)) ?? [];
  const sit = async (id: string): Promise<void> => {
    try {
      await sitInMine(id);
      go(`/online/${id}`);
    } catch (error) {
      onProblem(error);
    }
  };
  return (
    <section class="panel tournament-mine" aria-labelledby="tournament-mine">
      <h2 id="tournament-mine">
        {say.yourTable} · {say.round({ round })}
      </h2>
      {!pairing || pairing.how === "bye" ? (
        <p>{say.yourBye}</p>
      ) : pairing.places === null ? (
        <>
          <p>{say.with({ names: others.join(", ") })}</p>
          {pairing.table && <Way pairing={pairing} me={me} onSit={(id) => void sit(id)} />}
        </>
      ) : (
        <p>{say.roundGoesOn}</p>
      )}
    </section>
  );
}

interface WayProps {
  readonly pairing: Pairing;
  readonly me: number;
  readonly onSit: (id: string) => void;
}

function Way({ pairing: { table, status, sits, due }, me, onSit }: WayProps): JSX.Element {
  const say = tournamentWords.now.value;
  const isAwaited = status === "running" || !sits.includes(me);
  useEffect(() => {
    showTurn(isAwaited);
    return () => showTurn(false);
  }, [isAwaited]);
  if (status === "running" || status === "stuck")
    return (
      <a class="btn-main" href={`/table/${addressOf(table!)}`}>
        {say.goOn}
      </a>
    );
  if (sits.includes(me))
    return (
      <p class="online-make">
        <span>{say.youSit}</span>
        <a class="btn" href={`/online/${table}`}>
          {say.toTable}
        </a>
      </p>
    );
  return (
    <p class="online-make">
      <button class="btn-main" onClick={() => onSit(table!)}>
        {say.sitDown}
      </button>
      {due !== null && <span>{say.until({ time: timeSaid(due) })}</span>}
    </p>
  );
}
