import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { go } from "../../app/router.ts";
import type { TimeRule } from "../../online/api.ts";
import { ChooseTime, NO_CLOCK } from "../../online/choose-time.tsx";
import { nameOf, ONLINE } from "../../online/games.ts";
import { makeTournament } from "../../online/tournament-api.ts";
import { tournamentWords } from "../../online/tournament-words.ts";
import { onlineWords, sayWhy } from "../../online/words.ts";
import { Choice, Toggle } from "../../ui/choice.tsx";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONGEST_NAME = 60;

const SIZES = [4, 6, 8, 12, 16];
const PATIENCES = [5 * MINUTE, 10 * MINUTE, 30 * MINUTE, DAY, 3 * DAY];
const OPEN = 0;

/** Makes a tournament. */
export function NewTournament({ games }: { readonly games: readonly string[] }): JSX.Element {
  const say = tournamentWords.now.value;
  const name = useSignal("");
  const game = useSignal(games[0]!);
  const seats = useSignal(2);
  const kind = useSignal<"robin" | "knockout">("robin");
  const most = useSignal(OPEN);
  const members = useSignal(false);
  const patience = useSignal(10 * MINUTE);
  const time = useSignal<TimeRule>(NO_CLOCK);
  const problem = useSignal("");

  async function make(event: Event): Promise<void> {
    event.preventDefault();
    try {
      const id = await makeTournament({
        name: name.value.trim(),
        game: game.value,
        config: ONLINE[game.value]!.tournaments.get(seats.value)!,
        kind: kind.value,
        most: most.value === OPEN ? null : most.value,
        members: members.value,
        patience: patience.value,
        ...time.value,
      });
      go(`/online/tournaments/${id}`);
    } catch (error) {
      problem.value = sayWhy(error);
    }
  }
  return (
    <details class="panel tournament-new">
      <summary>
        <h2>{say.make}</h2>
      </summary>
      <form onSubmit={(event) => void make(event)}>
        <label class="tournament-name">
          <span>{say.name}</span>
          <input
            type="text"
            name="tournament"
            required
            maxLength={LONGEST_NAME}
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <Choice
          name="tournament-game"
          legend={onlineWords.now.value.filterGame}
          options={games.map((value) => ({ value, label: nameOf(value) }))}
          value={game.value}
          onChoose={(value) => {
            game.value = value;
            seats.value = 2;
          }}
        />
        <Choice
          name="tournament-seats"
          legend={say.atTable}
          options={[...ONLINE[game.value]!.tournaments.keys()].map((value) => ({ value, label: value }))}
          value={seats.value}
          onChoose={(count) => (seats.value = count)}
        />
        <Choice
          name="tournament-kind"
          legend={say.kind}
          hint={kind.value === "knockout" && seats.value > 2 ? say.knockoutLarger : say.kindSaid[kind.value]}
          options={(["robin", "knockout"] as const).map((value) => ({ value, label: say.kinds[value] }))}
          value={kind.value}
          onChoose={(value) => (kind.value = value)}
        />
        <Choice
          name="tournament-most"
          legend={say.most}
          hint={say.mostSaid}
          options={[OPEN, ...SIZES.filter((size) => size >= seats.value)].map((value) => ({
            value,
            label: value === OPEN ? say.mostOpen : value,
          }))}
          value={most.value}
          onChoose={(value) => (most.value = value)}
        />
        <Choice
          name="tournament-patience"
          legend={say.patience}
          hint={say.patienceSaid}
          options={PATIENCES.map((value) => ({
            value,
            label: value < DAY ? say.minutes({ minutes: value / MINUTE }) : say.days({ days: value / DAY }),
          }))}
          value={patience.value}
          onChoose={(value) => (patience.value = value)}
        />
        <ChooseTime time={time} />
        <Toggle
          name="tournament-members"
          label={say.members}
          on={members.value}
          onChoose={(on) => (members.value = on)}
        />
        <p class="note no" role="alert" hidden={problem.value === ""}>
          {problem.value}
        </p>
        <button class="btn-main">{say.create}</button>
      </form>
    </details>
  );
}
