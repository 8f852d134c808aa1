import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import type { OnlineTable } from "../../online/api.ts";
import { nameOf } from "../../online/games.ts";
import { onlineWords } from "../../online/words.ts";

type ClockKind = OnlineTable["clock"]["kind"];
const CLOCKS: readonly ClockKind[] = ["none", "live", "days"];
const PLAYERS = [2, 3, 4, 5, 6, 7, 8];

/** What somebody looks for; `null` where he does not mind. */
export interface Filter {
  readonly game: string | null;
  readonly players: number | null;
  readonly clock: ClockKind | null;
}

export const fits = ({ game, seats, clock }: OnlineTable, wanted: Filter): boolean =>
  (wanted.game === null || wanted.game === game) &&
  (wanted.players === null || wanted.players === seats.length) &&
  (wanted.clock === null || wanted.clock === clock.kind);

interface Props {
  readonly filter: Signal<Filter>;
  readonly games: readonly string[];
}

/** Game, number of players, clock. */
export function Filters({ filter, games }: Props): JSX.Element {
  const say = onlineWords.now.value;
  return (
    <div class="online-filters">
      <Pick
        label={say.filterGame}
        options={games.map((game) => [game, nameOf(game)])}
        onPick={(game) => (filter.value = { ...filter.value, game })}
      />
      <Pick
        label={say.filterPlayers}
        options={PLAYERS.map((players) => [String(players), String(players)])}
        onPick={(players) => (filter.value = { ...filter.value, players: players === null ? null : Number(players) })}
      />
      <Pick
        label={say.filterClock}
        options={CLOCKS.map((clock) => [clock, say.clocks[clock]])}
        onPick={(clock) => (filter.value = { ...filter.value, clock: clock as ClockKind | null })}
      />
    </div>
  );
}

interface PickProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, says: string])[];
  readonly onPick: (value: string | null) => void;
}

function Pick({ label, options, onPick }: PickProps): JSX.Element {
  return (
    <label>
      <span>{label}</span>
      <select onChange={({ currentTarget: { value } }) => onPick(value === "" ? null : value)}>
        <option value="">{onlineWords.now.value.any}</option>
        {options.map(([value, says]) => (
          <option key={value} value={value}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
}
