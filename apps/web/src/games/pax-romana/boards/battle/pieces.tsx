import { UNITS, type Owner } from "@ara/pax-romana";
import type { Rated } from "@ara/pax-romana/board/battle-side";
import type { Falling } from "@ara/pax-romana/board/losses";
import type { JSX } from "preact";
import { Icon } from "../../../../ui/icon.tsx";
import { box, EMBLEMS } from "../../map/counters.ts";
import { colourOf } from "../../map/stacks.ts";
import type { Tongue } from "./speaking.ts";

/** The sign of a sort of unit, as on its counter. */
export const UnitSign = ({ unit }: { readonly unit: number }): JSX.Element => (
  <svg
    class="battle-unit"
    viewBox="-1 -1 19 13"
    aria-hidden="true"
    // oxlint-disable-next-line react/no-danger -- Our own drawing, made of numbers.
    dangerouslySetInnerHTML={{ __html: box(unit) }}
  />
);

/** Whose it is, without his colour. */
export const Emblem = ({ owner }: { readonly owner: Owner }): JSX.Element => (
  <Icon name={EMBLEMS[colourOf(owner)] ?? "army"} />
);

export const rating = ({ tactical, campaign }: Rated): string => `${tactical}·${campaign}`;

/** A leader as a medallion; the one who leads stands first. */
export const Medal = ({ rated, tongue }: { readonly rated: Rated; readonly tongue: Tongue }): JSX.Element => (
  <span class="battle-medal" data-elite={rated.isElite || undefined} title={tongue.names.leader(rated.leader)}>
    <span aria-hidden="true">{rating(rated)}</span>
    <span class="battle-quiet">{tongue.names.leader(rated.leader)}</span>
  </span>
);

interface UnitsProps {
  readonly row: readonly number[];
  readonly tongue: Tongue;
  /** What of it is about to be lost or reduced. */
  readonly falling?: Falling | null | undefined;
}

/** A row of counts: sign and number of every sort, and how many of it fall. */
export const Units = ({ row, tongue, falling }: UnitsProps): JSX.Element => (
  <ul class="battle-units">
    {row.flatMap((n, unit) =>
      n > 0 && unit < UNITS.length
        ? [
            <li key={unit} title={tongue.names.count(n, unit)}>
              <UnitSign unit={unit} />
              <b aria-hidden="true">{n}</b>
              <span class="battle-quiet">{tongue.names.count(n, unit)}</span>
              {falling && <Falls falling={falling} unit={unit} tongue={tongue} />}
            </li>,
          ]
        : [],
    )}
  </ul>
);

interface FallsProps {
  readonly falling: Falling;
  readonly unit: number;
  readonly tongue: Tongue;
}

function Falls({ falling, unit, tongue: { text } }: FallsProps): JSX.Element | null {
  const lost = falling.lost[unit] ?? 0;
  const isReduced = falling.reduced === unit;
  if (lost === 0 && !isReduced) return null;
  return (
    <em class="battle-falls" data-falls={unit}>
      {[...(lost > 0 ? [text.falls(lost)] : []), ...(isReduced ? [text.isReduced] : [])].join(", ")}
    </em>
  );
}

interface BarProps {
  readonly points: number;
  /** How many of them fall. */
  readonly lost: number;
  /** How many of them are walls: they are drawn as stones. */
  readonly ofWalls?: number;
  readonly label: string;
}

/** Battle Points as tesserae; those that fall are struck out. */
export const Bar = ({ points, lost, ofWalls = 0, label }: BarProps): JSX.Element => (
  <div class="battle-bar" role="img" aria-label={label}>
    {Array.from({ length: points }, (_, i) => (
      <i key={i} data-lost={i >= points - lost || undefined} data-wall={i < ofWalls || undefined} />
    ))}
  </div>
);
