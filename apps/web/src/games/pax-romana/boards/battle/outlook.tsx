import type { Owner } from "@ara/pax-romana";
import { THROWS } from "@ara/pax-romana/board/outlook";
import type { JSX } from "preact";
import { colourOf } from "../../map/stacks.ts";
import { listed, percentOf, type Tongue } from "./speaking.ts";

interface Props {
  readonly tongue: Tongue;
  readonly sides: readonly [Owner, Owner];
  /** In how many of 36 throws the first wins, nobody, the second. */
  readonly ways: readonly [number, number, number];
  readonly losses: readonly [number, number];
  /** In how many of them a defender who stays though he is beaten is rid of the Space. */
  readonly falls?: number | null;
  readonly isSea?: boolean;
  /** Without the sentence about losses. */
  readonly short?: boolean;
}

/** What may come of a battle before its dice: who wins how often, and the losses in the middle. */
export function OutlookBar({
  tongue,
  sides,
  ways,
  losses,
  falls = null,
  isSea = false,
  short = false,
}: Props): JSX.Element {
  const { text, name } = tongue;
  const [first, draw, second] = ways.map((n) => percentOf(n, THROWS)) as [number, number, number];
  const labels = [text.wins(name(sides[0]), first), text.draw(draw), text.wins(name(sides[1]), second)];
  const list = listed(tongue, sides, losses);
  return (
    <div class="battle-outlook" data-short={short || undefined}>
      <div class="battle-chances" aria-hidden="true">
        {[first, draw, second].map((percent, i) => (
          <i
            key={i}
            data-pow={i === 1 ? undefined : colourOf(sides[i === 0 ? 0 : 1])}
            style={{ flexGrow: Math.max(percent, 0.01) }}
          />
        ))}
      </div>
      <p class="battle-legend">
        {labels.map((label, i) => (
          <span key={i}>{label}</span>
        ))}
      </p>
      {falls !== null && (
        <p class="battle-middle" data-falls>
          {tongue.speech.game.words.grammar.sentence(text.mayFall(percentOf(falls, THROWS)))}
        </p>
      )}
      {!short && <p class="battle-middle">{isSea ? text.seaLosses(list) : text.middle(list)}</p>}
    </div>
  );
}
