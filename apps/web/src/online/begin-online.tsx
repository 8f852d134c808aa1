import type { Json } from "@ara/kernel";
import type { TableSeat } from "@ara/protocol";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { go } from "../app/router.ts";
import { settings } from "../app/settings.ts";
import { beGuest, makeTable, type TimeRule, type WantedSeat } from "./api.ts";
import { ChooseTime, NO_CLOCK } from "./choose-time.tsx";
import { onlineWords, sayWhy } from "./words.ts";
import "./begin-online.css";

interface Props {
  readonly game: string;
  readonly config: () => Json;
  readonly seats: readonly TableSeat[];
  /** The seat of whoever makes the table; without one, the first that is no bot's is his. */
  readonly me: number;
  /** Whether the table can be made at all. */
  readonly ready: boolean;
  readonly onBegun: () => void;
}

/** The same table on the server: bots stay bots, one is the seat of whoever makes it, all other seats are free. */
export function BeginOnline({ game, config, seats, me, ready, onBegun }: Props): JSX.Element {
  const say = onlineWords.now.value;
  const problem = useSignal("");
  const busy = useSignal(false);
  const time = useSignal<TimeRule>(NO_CLOCK);
  const own = me >= 0 ? me : seats.findIndex(({ bot }) => bot === null);
  const wanted = seats.map(({ bot }, seat): WantedSeat =>
    bot === null ? { who: seat === own ? "me" : "open" } : { who: "bot", level: bot },
  );

  async function begin(listed: boolean): Promise<void> {
    if (busy.value || !ready || own < 0) return;
    busy.value = true;
    try {
      await beGuest(settings.value.name.trim() || seats[own]!.name);
      const id = await makeTable(game, config(), wanted, listed, time.value);
      onBegun();
      go(`/online/${id}`);
    } catch (error) {
      problem.value = sayWhy(error);
    } finally {
      busy.value = false;
    }
  }

  return (
    <section class="panel new-online">
      <ChooseTime time={time} />
      <p aria-live="polite">{problem.value ? <b>{problem.value}</b> : say.onlineHint}</p>
      <button class="btn" data-online="link" aria-disabled={!ready} onClick={() => void begin(false)}>
        {say.playOnline}
      </button>
      <button class="btn" data-online="listed" aria-disabled={!ready} onClick={() => void begin(true)}>
        {say.playListed}
      </button>
    </section>
  );
}
