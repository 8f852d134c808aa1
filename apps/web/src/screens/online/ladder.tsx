import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { ladderOf, myStatistics, type Rung, type Statistic } from "../../online/api.ts";
import { nameOf, ONLINE } from "../../online/games.ts";
import { onlineWords, sayWhy } from "../../online/words.ts";
import { Choice } from "../../ui/choice.tsx";

/** Who plays best, by game and number of players; and what one has done oneself. */
export function Ladder({ games }: { readonly games: readonly string[] }): JSX.Element {
  const say = onlineWords.now.value;
  const game = useSignal(games[0]!);
  const players = useSignal(2);
  const of = useSignal<"people" | "bots">("people");
  const rungs = useSignal<readonly Rung[] | undefined>(undefined);
  const own = useSignal<readonly Statistic[]>([]);
  const problem = useSignal("");
  useEffect(() => {
    let wanted = true;
    ladderOf(game.value, players.value, of.value).then(
      (found) => wanted && (rungs.value = found),
      (error: unknown) => (problem.value = sayWhy(error)),
    );
    return () => {
      wanted = false;
    };
  }, [game.value, players.value, of.value]);
  // Whoever is nobody here has none.
  useEffect(
    () =>
      void myStatistics()
        .then((found) => (own.value = found))
        .catch(() => undefined),
    [],
  );
  return (
    <>
      <h1>{say.ladder}</h1>
      <p class="online-intro">{of.value === "people" ? say.ladderText : say.ladderOfBots}</p>
      <p class="note no" role="alert" hidden={problem.value === ""}>
        {problem.value}
      </p>
      <section class="panel">
        <Choice
          name="online-whose"
          legend={say.whoIsRated}
          options={(["people", "bots"] as const).map((value) => ({ value, label: say.rated[value] }))}
          value={of.value}
          onChoose={(value) => (of.value = value)}
        />
        <Choice
          name="online-game"
          legend={say.filterGame}
          options={games.map((value) => ({ value, label: nameOf(value) }))}
          value={game.value}
          onChoose={(value) => {
            game.value = value;
            players.value = 2;
          }}
        />
        <Choice
          name="online-players"
          legend={say.filterPlayers}
          options={ONLINE[game.value]!.players.map((value) => ({ value, label: value }))}
          value={players.value}
          onChoose={(value) => (players.value = value)}
        />
        {rungs.value?.length === 0 && <p class="online-none">{say.noLadder}</p>}
        {rungs.value && rungs.value.length > 0 && (
          <Rows
            rows={rungs.value.map(({ name, isHouse, bot, ...row }) => ({
              ...row,
              name: isHouse ? say.house : bot === null ? name : levelSaid(bot),
            }))}
            first={say.player}
          />
        )}
        {rungs.value && rungs.value.length > 0 && (
          <p class="online-intro">
            {say.ratingText} {rungs.value.some(({ isHouse }) => isHouse) && say.houseText}
          </p>
        )}
      </section>
      {own.value.length > 0 && (
        <section class="panel">
          <h2>{say.statistics}</h2>
          <Rows
            rows={own.value.map((row) => ({
              ...row,
              name: `${nameOf(row.game)} · ${say.ofPlayers({ players: row.players })}`,
            }))}
            first={say.filterGame}
          />
        </section>
      )}
    </>
  );
}

/** Levels are named in Latin; what is plain English is written as a name. */
const levelSaid = (level: string): string => level.charAt(0).toUpperCase() + level.slice(1);

interface RowsProps {
  readonly first: string;
  readonly rows: readonly {
    readonly name: string;
    readonly games: number;
    readonly wins: number;
    readonly rating: number | null;
  }[];
}

function Rows({ first, rows }: RowsProps): JSX.Element {
  const say = onlineWords.now.value;
  return (
    <table class="online-ladder">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{say.games}</th>
          <th scope="col">{say.wins}</th>
          <th scope="col">{say.rating}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, games, wins, rating }, i) => (
          <tr key={i}>
            <th scope="row">{name}</th>
            <td>{games}</td>
            <td>{wins}</td>
            <td>{rating?.toString().replace("-", "−") ?? say.unrated}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
