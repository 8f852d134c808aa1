import { LG } from "@ara/pax-romana";
import type { BattleBoard } from "@ara/pax-romana/board/battle";
import { bestOf, type Stop } from "@ara/pax-romana/board/outlook";
import type { JSX } from "preact";
import { colourOf } from "../../map/stacks.ts";
import type { TextFace } from "../../text/text-face.ts";
import { carryOut } from "./carry.ts";
import { listed, type Tongue } from "./speaking.ts";

interface Props {
  readonly face: TextFace;
  readonly tongue: Tongue;
  readonly board: BattleBoard;
  readonly stop: Stop;
  readonly choose: (stop: Stop) => void;
  readonly asks: () => void;
}

/** What whoever has the shifts is offered first. */
export const presetOf = ({ stops, net, staying }: BattleBoard): Stop | undefined =>
  stops.length === 0 ? undefined : bestOf(stops, net, staying);

const isSame = (a: Stop, b: Stop): boolean => a.raise === b.raise && a.lower === b.lower;

/** 10.51: every way to use the shifts as a button with its dice and losses; below it what the chosen one means. */
export function Stops({ face, tongue, board, stop, choose, asks }: Props): JSX.Element {
  const { text } = tongue;
  const { stops, sides } = board;
  const dice = text.against(stop.dice[0], stop.dice[1]);
  return (
    <>
      <div class="battle-stops" role="group" aria-label={text.stops}>
        {stops.map((one, i) => (
          <button
            key={`${one.raise} ${one.lower}`}
            data-stop={i + 1}
            aria-pressed={isSame(one, stop)}
            onClick={() => choose(one)}
          >
            <b>{text.against(one.dice[0], one.dice[1])}</b>
            <small>{text.upDown(one.raise, one.lower)}</small>
            <span class="battle-cost">
              <span class="battle-quiet">
                {text.losses(listed(tongue, [sides[0].owner, sides[1].owner], one.losses))}
              </span>
              {one.losses.map((n, side) => (
                <i key={side} data-pow={colourOf(sides[side]!.owner)} aria-hidden="true">
                  −{n}
                </i>
              ))}
            </span>
          </button>
        ))}
      </div>
      <p class="battle-say" aria-live="polite">
        {verdict(tongue, board, stop)}
      </p>
      <div class="battle-do">
        <button
          class="btn-main"
          data-main
          onClick={() => {
            asks();
            void settle(face, stop);
          }}
        >
          {text.settle(dice)}
        </button>
      </div>
    </>
  );
}

/** Raising and lowering are one question to a person, and two to the rules. */
function settle(face: TextFace, stop: Stop): Promise<void> {
  const done = new Set<string>();
  return carryOut(face, (_view, { key }) => {
    if (done.has(key) || (key !== "battle.raise" && key !== "battle.lower")) return undefined;
    done.add(key);
    return key === "battle.raise" ? { type: "raise", n: stop.raise } : { type: "lower", n: stop.lower };
  });
}

/** One sentence: who wins, whether it could be otherwise, and what each side loses. */
function verdict(tongue: Tongue, { stops, sides, stays, staying }: BattleBoard, { winner, losses }: Stop): string {
  const { text, own, names, speech } = tongue;
  const winning = winner === "draw" ? undefined : sides[winner === "attacker" ? 0 : 1];
  const isAlways = stops.length > 1 && stops.every((one) => one.winner === winner);
  const who = !winning
    ? text.won.draw
    : own.includes(winning.power)
      ? text.won.you
      : text.won.other(names.who(winning.owner));
  const { sentence, clauses } = speech.game.words.grammar;
  return [
    sentence(isAlways ? `${who}, ${text.whatever}` : who),
    sentence(clauses([text.losses(listed(tongue, [sides[0].owner, sides[1].owner], losses))])),
    ...(stays && winner === "attacker" && losses[1] < staying!.points ? [sentence(text.stand)] : []),
    ...sides.flatMap((side, i) => (own.includes(side.power) && isLegionDue(side, losses[i]!) ? [text.legion] : [])),
  ].join(" ");
}

/** 10.83, 10.84: legions alone pay three points with a whole one. */
const isLegionDue = ({ units }: BattleBoard["sides"][number], losses: number): boolean =>
  losses === 3 && units[LG]! > 0 && units.every((n, unit) => n === 0 || unit === LG);
