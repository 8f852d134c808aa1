import type { Seat } from "@ara/kernel";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../../ui/icon.tsx";
import { timeShown, warningOf } from "../clock.ts";
import { comeBack } from "../api.ts";
import type { Life } from "../life.ts";
import { line } from "../line-state.ts";
import { sayWhy } from "../words.ts";
import { People } from "./people.tsx";
import { lifeWords } from "./words.ts";
import "./strip.css";

const LOOK_EVERY = 250;

export interface Props {
  readonly life: Life;
}

/** Above an online table: who is here, whose clock runs, and the way to everything else. */
export function Strip({ life }: Props): JSX.Element {
  const say = lifeWords.now.value;
  const open = useSignal(false);
  const isRunning = life.isRunning.value;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => life.look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [life, isRunning]);
  const problem = useSignal("");
  async function takeBack(): Promise<void> {
    try {
      await comeBack(life.id);
    } catch (error) {
      problem.value = sayWhy(error);
    }
  }
  const isLeft = (life.around.value?.left.length ?? 0) > 0;
  return (
    <section aria-label={say.strip}>
      {line.value === "broken" ? (
        <p class="online-broken">{say.broken}</p>
      ) : (
        isLeft && <p>{problem.value || say.botPlays}</p>
      )}
      <ul>
        {life.seats.value.map((_, seat) => (
          <SeatChip key={seat} life={life} seat={seat} />
        ))}
      </ul>
      {isLeft && (
        <button class="btn-main" data-online="return" onClick={() => void takeBack()}>
          {say.takeBack}
        </button>
      )}
      <button
        class="btn"
        data-online="people"
        aria-label={say.people}
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name="clock" />
        <span>{say.people}</span>
      </button>
      <p class="online-said" role="status">
        {line.value === "broken" ? say.broken : <OwnWarning life={life} />}
      </p>
      {open.value && <People life={life} close={() => (open.value = false)} />}
    </section>
  );
}

function SeatChip({ life, seat }: Props & { readonly seat: Seat }): JSX.Element {
  const { name, bot } = life.seats.value[seat]!;
  const isRunning = life.around.value?.clocks.running.includes(seat);
  return (
    <li data-state={stateOf(life, seat)} data-running={isRunning} data-own={life.own.value.includes(seat)}>
      <i aria-hidden="true" />
      <span class="online-name">{name || bot}</span>
      <SeatClock life={life} seat={seat} />
    </li>
  );
}

/** Whether somebody is here, gone, or no person at all. */
export const stateOf = (life: Life, seat: Seat): "bot" | "here" | "gone" =>
  life.seats.value[seat]?.bot !== null ? "bot" : life.around.value?.here.includes(seat) ? "here" : "gone";

export function SeatClock({ life, seat }: Props & { readonly seat: Seat }): JSX.Element | null {
  const left = life.leftOf(seat);
  if (left === null) return null;
  const { clock } = life.around.value!;
  return (
    <time class="online-clock" data-warning={warningOf(clock, left)}>
      {timeShown(left, lifeWords.now.value)}
    </time>
  );
}

/** Said once when little time is left, and once when very little is. */
function OwnWarning({ life }: Props): JSX.Element | null {
  const say = lifeWords.now.value;
  const around = life.around.value;
  const seat = life.own.value.find((own) => around?.clocks.running.includes(own));
  const left = seat === undefined ? null : life.leftOf(seat);
  const warning = around && left !== null ? warningOf(around.clock, left) : null;
  return warning === null ? null : <>{around?.clock.kind === "live" ? say.warnLive[warning] : say.warnDays[warning]}</>;
}
