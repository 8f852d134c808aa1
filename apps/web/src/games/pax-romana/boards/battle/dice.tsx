import type { Owner } from "@ara/pax-romana";
import type { JSX } from "preact";
import { colourOf } from "../../map/stacks.ts";
import type { Tongue } from "./speaking.ts";

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

const Die = ({ n, thrown }: { readonly n: number; readonly thrown: boolean }): JSX.Element => (
  <svg class="battle-die" data-thrown={thrown || undefined} viewBox="0 0 24 24" aria-hidden="true">
    <rect x="1" y="1" width="22" height="22" rx="3.5" />
    {thrown && PIPS[n] ? (
      PIPS[n].map(([x, y], i) => <circle key={i} cx={x} cy={y} r="2" />)
    ) : (
      <text x="12" y="17.4">
        {n}
      </text>
    )}
  </svg>
);

/** Where on a track from 0 to 10 a number lies. */
const at = (n: number): string => `${Math.max(0, Math.min(10, n)) * 10}%`;

interface Props {
  readonly tongue: Tongue;
  readonly owner: Owner;
  readonly thrown: number;
  readonly now: number;
}

/** One die on its track from 0 to 10: where it fell, its way, and where it lies. */
function Track({ tongue, owner, thrown, now }: Props): JSX.Element {
  const { text, name } = tongue;
  const [from, to] = [Math.min(thrown, now), Math.max(thrown, now)];
  return (
    <div class="battle-track" data-pow={colourOf(owner)} role="img" aria-label={text.die(name(owner), thrown, now)}>
      <p>
        {name(owner)} <small>{text.threw(thrown)}</small>
      </p>
      <div class="battle-line" aria-hidden="true">
        {Array.from({ length: 11 }, (_, n) => (
          <span key={n} style={{ left: at(n) }}>
            {n}
          </span>
        ))}
        {now !== thrown && <i class="battle-way" style={{ left: at(from), width: at(to - from) }} />}
        {now !== thrown && (
          <span class="battle-at" style={{ left: at(thrown) }}>
            <Die n={thrown} thrown />
          </span>
        )}
        <span class="battle-at" style={{ left: at(now) }}>
          <Die n={now} thrown={now === thrown} />
        </span>
      </div>
    </div>
  );
}

interface TracksProps {
  readonly tongue: Tongue;
  readonly sides: readonly [Owner, Owner];
  readonly thrown: readonly [number, number];
  readonly now: readonly [number, number];
}

export const Tracks = ({ tongue, sides, thrown, now }: TracksProps): JSX.Element => (
  <div class="battle-tracks">
    {sides.map((owner, i) => (
      <Track key={i} tongue={tongue} owner={owner} thrown={thrown[i]!} now={now[i]!} />
    ))}
  </div>
);
