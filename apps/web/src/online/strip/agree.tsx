import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { allowTaking, makeOffer } from "../api.ts";
import { sayWhy } from "../words.ts";
import type { Props } from "./seat.tsx";
import { lifeWords } from "./words.ts";

const MOST_STEPS = 50;

/** What one can ask the others for; what whoever made the table decides. */
export function Agree({ life, close }: Props & { readonly close: () => void }): JSX.Element | null {
  const say = lifeWords.now.value.agree;
  const steps = useSignal(1);
  const problem = useSignal("");
  const around = life.around.value;
  if (!around || around.over || (life.own.value.length === 0 && !around.host)) return null;

  async function offer(kind: "back" | "end" | "pause"): Promise<void> {
    try {
      await makeOffer(life.id, kind, kind === "back" ? steps.value : 1);
      close();
    } catch (error) {
      problem.value = sayWhy(error);
    }
  }
  async function allow(allowed: boolean): Promise<void> {
    try {
      await allowTaking(life.id, allowed);
    } catch (error) {
      problem.value = sayWhy(error);
    }
  }

  return (
    <section class="online-agree" aria-labelledby="online-agree">
      <h3 id="online-agree">{say.title}</h3>
      <p role="alert">{problem.value}</p>
      {life.own.value.length > 0 && (
        <>
          <p>{say.text}</p>
          <div class="online-sure">
            <button class="btn" data-online="offer-back" onClick={() => void offer("back")}>
              {say.back({ n: steps.value })}
            </button>
            <button
              class="btn"
              aria-label={say.fewer}
              disabled={steps.value === 1}
              onClick={() => (steps.value = steps.value - 1)}
            >
              −
            </button>
            <button
              class="btn"
              aria-label={say.more}
              disabled={steps.value === MOST_STEPS}
              onClick={() => (steps.value = steps.value + 1)}
            >
              +
            </button>
          </div>
          <p class="online-sure">
            <button class="btn" data-online="offer-end" onClick={() => void offer("end")}>
              {say.end}
            </button>
            {around.clock.kind !== "none" && !around.clocks.paused && (
              <button class="btn" data-online="offer-pause" onClick={() => void offer("pause")}>
                {say.pause}
              </button>
            )}
          </p>
        </>
      )}
      {around.host && (
        <label class="online-allow">
          <input
            type="checkbox"
            data-online="allow"
            checked={around.takeover}
            onChange={(event) => void allow(event.currentTarget.checked)}
          />
          {say.allow}
        </label>
      )}
    </section>
  );
}
