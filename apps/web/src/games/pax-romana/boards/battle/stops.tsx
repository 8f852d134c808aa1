import { NONE } from "@ara/pax-romana";
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
export const presetOf = ({ stops, net, keeping }: BattleBoard): Stop | undefined =>
  stops.length === 0 ? undefined : bestOf(stops, net, keeping !== null);

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
            {one.falls && <small data-falls>{text.isTaken}</small>}
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

/** Who wins, whether it could be otherwise, what each side gives up, and what becomes of the place. */
function verdict(tongue: Tongue, board: BattleBoard, { winner, losses, tolls, falls }: Stop): string {
  const { stops, sides, keeping, at } = board;
  const { text, own, names, speech, whom } = tongue;
  const winning = winner === "draw" ? undefined : sides[winner === "attacker" ? 0 : 1];
  const isAlways = stops.length > 1 && stops.every((one) => one.winner === winner);
  const who = !winning
    ? text.won.draw
    : own.includes(winning.power)
      ? text.won.you
      : text.won.other(names.who(winning.owner));
  const { sentence, clauses, list } = speech.game.words.grammar;
  const given = sides.map(({ owner }, i) => text.gives(whom(owner), losses[i]!, paid(tongue, tolls[i]!)));
  const then = falls
    ? [text.becomes.falls(names.node(at))]
    : keeping === "walls"
      ? [text.becomes.walls]
      : keeping === "resolve" && winner === "attacker"
        ? [text.stand]
        : [];
  return [isAlways ? `${who}, ${text.whatever}` : who, clauses([text.losses(list(given))]), ...then]
    .map(sentence)
    .join(" ");
}

/** 10.8, 7.32: what a side gives up if it takes what is cheapest. */
function paid({ text, names, speech }: Tongue, { units, walls, reduced }: Stop["tolls"][0]): string {
  return speech.game.words.grammar.list([
    ...(walls > 0 ? [text.wallsGone(walls)] : []),
    ...(units.some((n) => n > 0) ? [names.units(units)] : []),
    ...(reduced === NONE ? [] : [text.oneReduced(names.unit(reduced))]),
  ]);
}
