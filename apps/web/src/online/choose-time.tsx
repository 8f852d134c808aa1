import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { Choice } from "../ui/choice.tsx";
import type { TimeRule } from "./api.ts";
import { MINUTE, type ClockRule } from "./clock.ts";
import { clockSaid } from "./say-clock.ts";
import { onlineWords } from "./words.ts";

const live = (minutes: number, seconds: number): ClockRule => ({
  kind: "live",
  bank: minutes * MINUTE,
  increment: seconds * 1000,
});
const days = (count: number): ClockRule => ({ kind: "days", days: count });

/** What can be chosen; the first of a kind is the usual one. */
const CLOCKS: Readonly<Record<ClockRule["kind"], readonly ClockRule[]>> = {
  none: [{ kind: "none" }],
  live: [live(10, 10), live(5, 5), live(30, 20), live(90, 30)],
  days: [days(2), days(1), days(4), days(7)],
};
const KINDS = Object.keys(CLOCKS) as ClockRule["kind"][];

const nameOf = (clock: ClockRule): string =>
  clock.kind === "live" ? `${clock.bank / MINUTE} + ${clock.increment / 1000}` : JSON.stringify(clock);

export const NO_CLOCK: TimeRule = { clock: CLOCKS.none[0]!, atZero: "bot" };

/** How time is given at a new table, and what happens when it is up. */
export function ChooseTime({ time }: { readonly time: Signal<TimeRule> }): JSX.Element {
  const say = onlineWords.now.value;
  const { clock, atZero } = time.value;
  const choose = (change: Partial<TimeRule>): void => void (time.value = { ...time.value, ...change });
  const offered = CLOCKS[clock.kind].toSorted((a, b) => lengthOf(a) - lengthOf(b));
  return (
    <>
      <Choice
        name="clock"
        legend={say.clock}
        hint={clockSaid(say, clock)}
        options={KINDS.map((kind) => ({ value: kind, label: say.clockKind[kind] }))}
        value={clock.kind}
        onChoose={(kind) => choose({ clock: CLOCKS[kind][0]! })}
      />
      {clock.kind !== "none" && (
        <>
          <Choice
            name="clock-time"
            legend={say.clockTime}
            options={offered.map((one) => ({
              value: nameOf(one),
              label: one.kind === "days" ? say.days({ days: one.days }) : nameOf(one),
            }))}
            value={nameOf(clock)}
            onChoose={(name) => choose({ clock: offered.find((one) => nameOf(one) === name)! })}
          />
          <Choice
            name="at-zero"
            legend={say.atZero}
            hint={say.atZeroSaid[atZero]}
            options={[
              { value: "bot", label: say.atZeroChoice.bot },
              { value: "loses", label: say.atZeroChoice.loses },
              { value: "nothing", label: say.atZeroChoice.nothing },
            ]}
            value={atZero}
            onChoose={(chosen) => choose({ atZero: chosen })}
          />
        </>
      )}
    </>
  );
}

const lengthOf = (clock: ClockRule): number =>
  clock.kind === "live" ? clock.bank : clock.kind === "days" ? clock.days : 0;
