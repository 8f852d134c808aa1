import { NONE, type Frames } from "@ara/pax-romana";
import {
  absorbed,
  cheapest,
  fallingIn,
  lossAnswer,
  lossesWith,
  type Falling,
  type Given,
  type Pin,
} from "@ara/pax-romana/board/losses";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { colourOf } from "../../map/stacks.ts";
import { RuleLink } from "../../rule-link.tsx";
import type { TextFace } from "../../text/text-face.ts";
import { carryOut } from "./carry.ts";
import { UnitSign } from "./pieces.tsx";
import type { Tongue } from "./speaking.ts";

type Losing = Frames["losses"];

interface Props {
  readonly face: TextFace;
  readonly tongue: Tongue;
  readonly frame: Losing;
  readonly asks: () => void;
  /** Is told what falls, whenever something else would. */
  readonly mark?: ((falling: Falling | null) => void) | undefined;
}

interface Wish {
  readonly pins: readonly Pin[];
  readonly given: Given;
  readonly refused: "more" | "less" | null;
}

/** The lines whoever is asked decides about: where several decide, each sees his own (R448). */
function ownLines({ lines, at, dues }: Losing): readonly number[] {
  const part = dues.findIndex(({ to }) => at < to);
  const from = part <= 0 ? 0 : dues[part - 1]!.to;
  const to = part < 0 ? lines.length : dues[part]!.to;
  return lines.map((_, i) => i).filter((i) => i >= from && i < to);
}

/** 10.52, 10.8: what is lost, chosen by tapping units; preset is what costs least. */
export function LossChoice({ face, tongue, frame, asks, mark }: Props): JSX.Element {
  const { text, speech } = tongue;
  const [wish, setWish] = useState<Wish>(() => ({ pins: [], given: cheapest(frame), refused: null }));
  const { given } = wish;
  useEffect(() => mark?.(fallingIn(frame, given)), [given]);
  useEffect(() => () => mark?.(null), []);
  const want = (line: number, n: number): void => {
    const pins = [...wish.pins.filter((pin) => pin.line !== line), { line, n }];
    const found = lossesWith(frame, pins);
    setWish(
      found
        ? { pins, given: found, refused: null }
        : { ...wish, refused: n > (given.taken[line] ?? 0) ? "more" : "less" },
    );
  };
  const taken = absorbed(frame, given);
  const { sentence } = speech.game.words.grammar;
  return (
    <>
      <div class="battle-losses" role="group" aria-label={text.lossesToTake}>
        {ownLines(frame).map((line) => (
          <Line key={line} tongue={tongue} frame={frame} line={line} given={given} want={want} />
        ))}
      </div>
      {given.flips.length > 1 && (
        <p class="battle-flips">
          {text.reduce}{" "}
          {given.flips
            .filter((flip) => flip !== NONE)
            .map((flip) => (
              <button
                key={flip}
                aria-pressed={given.flip === flip}
                onClick={() => setWish({ ...wish, given: { ...given, flip } })}
              >
                <UnitSign unit={frame.lines[flip]!.unit} /> {tongue.names.unit(frame.lines[flip]!.unit)}
              </button>
            ))}
        </p>
      )}
      <p class="battle-say" aria-live="polite">
        {sentence(taken > frame.need ? text.over(taken, frame.need) : text.lossesNow(taken, frame.need))}{" "}
        {given.flip !== NONE && given.flips.length <= 1 && (
          <>
            {text.reduce} {sentence(tongue.names.unit(frame.lines[given.flip]!.unit))}
          </>
        )}{" "}
        {wish.refused && (
          <b class="battle-no" role="alert">
            {sentence(text.noLoss[wish.refused])} <RuleLink rule="10.52" />
          </b>
        )}
      </p>
      <div class="battle-do">
        <button
          class="btn-main"
          data-main
          onClick={() => {
            asks();
            void carryOut(face, (view) => {
              const now = view.frames.at(-1);
              return now?.proc === "losses" && isSame(now as Losing, frame)
                ? lossAnswer(now as Losing, given)
                : undefined;
            });
          }}
        >
          {text.takeLosses}
        </button>
        {wish.pins.length > 0 && (
          <button onClick={() => setWish({ pins: [], given: cheapest(frame), refused: null })}>{text.cheapest}</button>
        )}
      </div>
    </>
  );
}

/** Whether they are still the losses that were looked at, and not those of the other side. */
const isSame = (a: Losing, b: Losing): boolean =>
  a.need === b.need && a.rule === b.rule && JSON.stringify(a.lines) === JSON.stringify(b.lines);

interface LineProps {
  readonly tongue: Tongue;
  readonly frame: Losing;
  readonly line: number;
  readonly given: Given;
  readonly want: (line: number, n: number) => void;
}

/** One sort of unit: a piece for each, struck out if it is lost; a tap changes that. */
function Line({ tongue, frame, line, given, want }: LineProps): JSX.Element {
  const { text, names } = tongue;
  const { kind, unit, count, absorbs, owner } = frame.lines[line]!;
  const lost = given.taken[line] ?? 0;
  const isSaid = line < frame.taken.length;
  const what = kind === "walls" ? text.wallPiece : names.unit(unit);
  // 10.81: the unit that is reduced is the first that stays.
  const becomes = (i: number): string =>
    i < lost ? `, ${text.isLost}` : given.flip === line && i === lost ? `, ${text.isReduced}` : "";
  return (
    <div class="battle-loss" data-pow={colourOf(owner)}>
      <span>
        {tongue.speech.game.words.grammar.capital(what)} <small>{text.worth(absorbs)}</small>
      </span>
      <span class="battle-pieces">
        {Array.from({ length: count }, (_, i) => (
          <button
            key={i}
            data-piece
            aria-pressed={i < lost}
            data-reduced={(given.flip === line && i === lost) || undefined}
            aria-label={text.piece(what, i + 1, count) + becomes(i)}
            disabled={isSaid}
            onClick={() => want(line, i < lost ? i : i + 1)}
          >
            {kind === "walls" ? <i class="battle-stone" /> : <UnitSign unit={unit} />}
          </button>
        ))}
      </span>
    </div>
  );
}
