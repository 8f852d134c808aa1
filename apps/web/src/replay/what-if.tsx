import type { Seat } from "@ara/kernel";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { go } from "../app/router.ts";
import { keepBranch } from "../store/branch.ts";
import type { Saved } from "../store/saved.ts";
import { seatOf, type Beholder } from "./viewpoint.ts";
import "./what-if.css";

interface Props<Level extends string> {
  readonly saved: Saved;
  readonly outline: { readonly seed: string; readonly length: number };
  readonly at: number;
  readonly beholder: Beholder;
  readonly toAct: readonly Seat[];
  /** The bots that may sit down for other people, and the one that is proposed. With one there is nothing to choose. */
  readonly levels: readonly Level[];
  readonly proposed: Level;
  readonly open?: boolean;
  readonly say: Readonly<
    Record<"whatIf" | "whatIfNote" | "whatIfSeat" | "whatIfGo" | "whatIfOver" | "whatIfSeed", string>
  > & {
    readonly whatIfLevel?: string;
    readonly levels?: Readonly<Record<Level, string>>;
  };
}

/** Another ending: a new table that begins with the game so far. */
export function WhatIf<Level extends string>(props: Props<Level>): JSX.Element {
  const { saved, outline, at, levels, say } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const [level, setLevel] = useState<Level>(props.proposed);
  const seat = chosen ?? seatOf(props.beholder, props.toAct);
  const isReplaced = saved.seats.some(({ bot }, other) => bot === null && other !== seat);
  const begin = async (): Promise<void> => {
    const id = await keepBranch(saved, { at, seat, level });
    if (id !== null) go(`/table/${id}`);
  };
  const never = outline.seed !== "verified";
  const over = at === outline.length - 1;
  return (
    <details class="replay-whatif panel" open={props.open ?? false}>
      <summary>
        <h2>{say.whatIf}</h2>
      </summary>
      <p>{never ? say.whatIfSeed : over ? say.whatIfOver : say.whatIfNote}</p>
      {!never && !over && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          {saved.seats.length > 1 && (
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
          {isReplaced && levels.length > 1 && (
            <label>
              <span>{say.whatIfLevel}</span>
              <select value={level} onChange={(event) => setLevel(event.currentTarget.value as Level)}>
                {levels.map((one) => (
                  <option key={one} value={one}>
                    {say.levels?.[one]}
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
    </details>
  );
}
