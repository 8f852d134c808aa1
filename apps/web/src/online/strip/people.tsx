import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/side-sheet.tsx";
import { goAway } from "../api.ts";
import { when } from "../when.ts";
import { clockSaid } from "../say-clock.ts";
import { VacationChoice } from "../vacation.tsx";
import { onlineWords, sayWhy } from "../words.ts";
import { Agree } from "./agree.tsx";
import { Luck } from "./luck.tsx";
import { Orders } from "./orders.tsx";
import { playedBy, SeatClock, stateOf, type Props } from "./seat.tsx";
import { useEscape } from "./use-escape.ts";
import { lifeWords } from "./words.ts";

/** Who sits at the table, with their clocks; where a seat is left to a bot. */
export function People({ life, close }: Props & { readonly close: () => void }): JSX.Element {
  const say = lifeWords.now.value;
  const around = life.around.value;
  const problem = useSignal("");
  const sure = useSignal(false);
  useEscape(close);

  async function leave(): Promise<void> {
    try {
      await goAway(life.id);
      close();
    } catch (error) {
      problem.value = sayWhy(error);
    }
  }

  return (
    <Sheet title={say.people} close={close}>
      <ul class="online-people">
        {life.seats.value.map(({ name, bot }, seat) => {
          const state = stateOf(life, seat);
          const vacation = life.vacationOf(seat);
          return (
            <li key={seat} data-state={state} data-running={around?.clocks.running.includes(seat)}>
              <Icon name={state === "bot" ? "bot" : "hand"} />
              <span>
                <b>{life.nameOf(seat)}</b>
                {life.own.value.includes(seat) && ` (${say.you})`}
                {playedBy(life, seat) !== "" && ` · ${playedBy(life, seat)}`}
                <br />
                <i aria-hidden="true" /> {around?.lost.includes(seat) ? say.state.lost : say.state[state]}
                {vacation !== null && ` · ${say.vacationUntil({ when: when(vacation) })}`}
                {life.nameOf(seat) !== (name || bot) && ` · ${say.agree.tookOver({ name })}`}
              </span>
              <SeatClock life={life} seat={seat} />
            </li>
          );
        })}
      </ul>
      {around && (
        <p>
          {clockSaid(onlineWords.now.value, around.clock)}{" "}
          {around.clock.kind !== "none" && onlineWords.now.value.atZeroSaid[around.atZero]}
        </p>
      )}
      {around && around.watchers > 0 && <p>{say.watchers({ n: around.watchers })}</p>}
      <p role="alert">{problem.value}</p>
      <Orders life={life} />
      <Agree life={life} close={close} />
      {life.own.value.length > 0 && !around?.over && around?.clock.kind === "days" && <VacationChoice heading="h3" />}
      {life.own.value.length > 0 && !around?.over && !sure.value && (
        <button class="btn" data-online="away" onClick={() => (sure.value = true)}>
          {say.leaveToBot}
        </button>
      )}
      {life.own.value.length > 0 && sure.value && (
        <>
          <p>{say.leaveSure}</p>
          <p class="online-sure">
            <button class="btn-main" data-online="away-sure" onClick={() => void leave()}>
              {say.leaveToBot}
            </button>
            <button class="btn" onClick={() => (sure.value = false)}>
              {say.stay}
            </button>
          </p>
        </>
      )}
      <Luck life={life} />
    </Sheet>
  );
}
