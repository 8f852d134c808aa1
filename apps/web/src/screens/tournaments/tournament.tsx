import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { go } from "../../app/router.ts";
import { AskName } from "../../online/ask-name.tsx";
import { useHall } from "../../online/hall.ts";
import { inTournament, type Tournament } from "../../online/tournament-api.ts";
import { tournamentWords } from "../../online/tournament-words.ts";
import { useMe } from "../../online/use-me.ts";
import { onlineWords, sayWhy } from "../../online/words.ts";
import { Facts } from "./list.tsx";
import { MyTable } from "./my-table.tsx";
import { nameIn } from "./names.ts";
import { Rounds } from "./rounds.tsx";
import { Standings } from "./standings.tsx";

/** "/online/tournaments/<id>": one's own table first, then how it stands, then who meets whom. */
export function TournamentPage({ id }: { readonly id: string }): JSX.Element {
  const say = tournamentWords.now.value;
  const found = useSignal<Tournament | null>(null);
  const problem = useSignal("");
  const isSure = useSignal(false);
  const self = useMe();
  /** Whoever comes as nobody is told as nobody: who he is counts from the next line on. */
  const visits = useSignal(0);
  useHall(`${id} ${visits.value}`, {
    tournament: {
      id,
      told(tournament) {
        found.value = tournament;
        problem.value = tournament ? "" : onlineWords.now.value.refused["tournament.unknown"]!;
      },
    },
    reached: (there) => (problem.value = there ? "" : onlineWords.now.value.broken),
  });
  useEffect(() => void (isSure.value = false), [found.value?.status, isSure]);

  async function change(work: () => Promise<unknown>): Promise<void> {
    problem.value = "";
    try {
      await work();
    } catch (error) {
      problem.value = sayWhy(error);
    }
  }
  const join = (): Promise<void> =>
    self.run(async () => {
      await inTournament(id, "join");
      visits.value++;
    });
  const act = (verb: "leave" | "begin" | "off" | "remove", more?: { readonly n: number }): void =>
    void change(async () => {
      await inTournament(id, verb, more);
      if (verb === "off") go("/online/tournaments");
    });

  const here = found.value;
  return (
    <>
      <h1>{here?.name ?? say.title}</h1>
      <p class="note no" role="alert" hidden={(self.problem.value || problem.value) === ""}>
        {self.problem.value || problem.value}
      </p>
      {here && (
        <>
          <div class="online-intro">
            <Facts tournament={here} />
          </div>
          <Winner tournament={here} />
          <MyTable tournament={here} onProblem={(error) => (problem.value = sayWhy(error))} />
          {self.asks.value !== null && (
            <section class="panel online-name">
              <AskName self={self} />
            </section>
          )}
          {here.status === "open" && self.asks.value === null && (
            <p class="online-make">
              {here.me === null ? (
                <button class="btn-main" onClick={() => void join()}>
                  {say.join}
                </button>
              ) : (
                <button class="btn" onClick={() => act("leave")}>
                  {say.leave}
                </button>
              )}
              {here.host && (
                <>
                  <button class="btn-main" aria-disabled={here.players < here.seats} onClick={() => act("begin")}>
                    {say.begin}
                  </button>
                  <button class="btn" onClick={() => act("off")}>
                    {say.callOff}
                  </button>
                </>
              )}
            </p>
          )}
          {here.standings.length > 0 ? (
            <Standings tournament={here} />
          ) : (
            <Entrants tournament={here} onRemove={(n) => act("remove", { n })} />
          )}
          <Rounds tournament={here} onRemove={(n) => act("remove", { n })} />
          {here.status === "running" && here.me !== null && !isGone(here, here.me) && (
            <section class="panel">
              {isSure.value && <p>{say.withdrawSure}</p>}
              <p class="online-make">
                <button class="btn" onClick={() => (isSure.value ? act("leave") : (isSure.value = true))}>
                  {say.withdraw}
                </button>
                {isSure.value && (
                  <button class="btn" onClick={() => (isSure.value = false)}>
                    {say.stay}
                  </button>
                )}
              </p>
            </section>
          )}
          <Lots tournament={here} />
        </>
      )}
      <p class="online-make">
        <a class="btn" href="/online/tournaments">
          {say.title}
        </a>
      </p>
    </>
  );
}

const isGone = ({ entrants }: Tournament, n: number): boolean => entrants.some((one) => one.n === n && one.gone);

function Winner({ tournament }: { readonly tournament: Tournament }): JSX.Element | null {
  const say = tournamentWords.now.value;
  if (tournament.status !== "over") return null;
  const first = tournament.standings.filter(({ place }) => place === 1).map(({ n }) => nameIn(tournament, n));
  return (
    <p class="tournament-won">
      {first.length === 1 ? say.won({ name: first[0]! }) : say.wonTogether({ names: first.join(", ") })}
    </p>
  );
}

interface EntrantsProps {
  readonly tournament: Tournament;
  readonly onRemove: (n: number) => void;
}

/** Before it begins. */
function Entrants({ tournament, onRemove }: EntrantsProps): JSX.Element {
  const say = tournamentWords.now.value;
  const { entrants, host, me } = tournament;
  return (
    <section class="panel" aria-labelledby="tournament-entrants">
      <h2 id="tournament-entrants">{say.whoIsIn}</h2>
      {entrants.length === 0 && <p class="online-none">{say.nobody}</p>}
      <ol class="online-room">
        {entrants.map(({ n }) => (
          <li key={n}>
            <span>
              {n === me ? onlineWords.now.value.youNamed({ name: nameIn(tournament, n) }) : nameIn(tournament, n)}
            </span>
            {host && n !== me && (
              <button class="btn" onClick={() => onRemove(n)}>
                {say.remove({ name: nameIn(tournament, n) })}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Lots({ tournament: { lots } }: { readonly tournament: Tournament }): JSX.Element {
  const say = tournamentWords.now.value;
  const facts = [
    [say.fingerprint, lots.commitment],
    [say.seed, lots.seed],
    [say.salt, lots.salt],
  ] as const;
  return (
    <details class="tournament-lots">
      <summary>{say.lots}</summary>
      <p>{say.lotsText}</p>
      <dl>
        {facts.map(
          ([what, value]) =>
            value !== null && (
              <div key={what}>
                <dt>{what}</dt>
                <dd>
                  <code>{value}</code>
                </dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}
