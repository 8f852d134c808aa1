import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { whoAmI, type Me } from "../../online/api.ts";
import { nameOf } from "../../online/games.ts";
import { useHall } from "../../online/hall.ts";
import { clockSaid } from "../../online/say-clock.ts";
import type { TournamentRow } from "../../online/tournament-api.ts";
import { tournamentWords } from "../../online/tournament-words.ts";
import { onlineWords } from "../../online/words.ts";
import { Icon } from "../../ui/icon.tsx";
import { NewTournament } from "./new-tournament.tsx";

/** "/online/tournaments": those one can join, those that are played, those that are over. */
export function TournamentList({ games }: { readonly games: readonly string[] }): JSX.Element {
  const say = tournamentWords.now.value;
  const me = useSignal<Me | null | undefined>(undefined);
  const found = useSignal<readonly TournamentRow[] | undefined>(undefined);
  const problem = useSignal("");
  useEffect(
    () =>
      void whoAmI().then(
        (one) => (me.value = one.me),
        () => (me.value = null),
      ),
    [me],
  );
  useHall(me.value === undefined ? undefined : (me.value?.id ?? ""), {
    tournaments: (tournaments) => (found.value = tournaments),
    reached: (there) => (problem.value = there ? "" : onlineWords.now.value.broken),
  });
  return (
    <>
      <h1>{say.title}</h1>
      <p class="online-intro">{say.intro}</p>
      <p class="note no" role="alert" hidden={problem.value === ""}>
        {problem.value}
      </p>
      <section class="panel" aria-label={say.title}>
        {found.value?.length === 0 && <p class="online-none">{say.none}</p>}
        <ul>
          {found.value?.map((one) => (
            <li key={one.id} class="online-row">
              <Icon name="laurel" />
              <div>
                <h2>{one.name}</h2>
                <Facts tournament={one} />
              </div>
              <div class="online-do">
                <a class="btn" href={`/online/tournaments/${one.id}`} aria-label={`${say.open}: ${one.name}`}>
                  {say.open}
                </a>
              </div>
            </li>
          ))}
        </ul>
      </section>
      {me.value?.kind === "member" ? (
        <NewTournament games={games} />
      ) : (
        me.value !== undefined && (
          <p class="online-make">
            <span>{say.onlyMembers}</span>
            <a class="btn" href="/account">
              {onlineWords.now.value.account}
            </a>
          </p>
        )
      )}
    </>
  );
}

/** What it is, in a line or two. */
export function Facts({ tournament: one }: { readonly tournament: TournamentRow }): JSX.Element {
  const say = tournamentWords.now.value;
  const stands = one.status === "running" ? say.inRound({ round: one.round }) : say.status[one.status];
  return (
    <>
      <p class="online-clock">
        {[nameOf(one.game), say.tables({ seats: one.seats }), say.kinds[one.kind], stands].join(" · ")}
      </p>
      <p class="online-clock">
        {[
          say.players({ count: one.players, most: one.status === "open" ? one.most : null }),
          one.organiser && say.madeBy({ name: one.organiser }),
          one.members && say.members,
          one.mine && say.youAreIn,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p class="online-clock">{clockSaid(onlineWords.now.value, one.clock)}</p>
    </>
  );
}
