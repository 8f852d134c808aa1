import { GS, type Unit } from "@ara/pax-romana";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { box } from "../map/counters.ts";

/** A sort of unit as on its counter; it says nothing by itself, its name stands beside it. */
export function UnitBox({ unit }: { readonly unit: Unit | undefined }): JSX.Element {
  if (unit === undefined) return <Icon name="hand" class="unit-box" />;
  if (unit === GS) return <Icon name="fleet" class="unit-box" />;
  return (
    <svg class="unit-box" viewBox="-1 -1 19 13" aria-hidden="true" dangerouslySetInnerHTML={{ __html: box(unit) }} />
  );
}
