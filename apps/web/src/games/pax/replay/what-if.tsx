import { LEVELS, type Level } from "@ara/bots/pax/levels";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { go } from "../../../app/router.ts";
import { keepBranch } from "../../../store/branch.ts";
import type { Saved } from "../../../store/saved.ts";
import type { Outline } from "./outline.ts";
import type { Steps } from "./use-steps.ts";
import { seatOf } from "./viewpoint.ts";
import { replayWords } from "./words.ts";

interface Props {
  readonly saved: Saved;
  readonly outline: Outline;
  readonly steps: Steps;
}

/** Another ending: a new table that begins with the game so far. */
export function WhatIf({ saved, outline, steps }: Props): JSX.Element {
  const say = replayWords.now.value;
  const [chosen, setChosen] = useState<number | null>(null);
  const [level, setLevel] = useState<Level>("centurio");
  const seat = chosen ?? seatOf(steps.beholder, steps.moment?.toAct ?? []);
  const alone = saved.seats.length === 1;
  const begin = async (): Promise<void> => {
    const id = await keepBranch(saved, { at: steps.position.at, seat, level });
    if (id !== null) go(`/table/${id}`);
  };
  const never = outline.seed !== "verified";
  const over = steps.position.at === outline.length - 1;
  return (
    <section class="replay-whatif panel" aria-labelledby="replay-whatif">
      <h2 id="replay-whatif">{say.whatIf}</h2>
      <p>{never ? say.whatIfSeed : over ? say.whatIfOver : say.whatIfNote}</p>
      {!never && !over && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          {!alone && (
            <label>
              <span>{say.whatIfSeat}</span>
              <select value={seat} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
                {saved.seats.map(({ name }, i) => (
                  <option key={i} value={i}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          {!alone && (
            <label>
              <span>{say.whatIfLevel}</span>
              <select value={level} onChange={(event) => setLevel(event.currentTarget.value as Level)}>
                {LEVELS.map((one) => (
                  <option key={one} value={one}>
                    {say.levels[one]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <button type="submit" class="btn-main">
            {say.whatIfGo}
          </button>
        </form>
      )}
    </section>
  );
}
