import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import type { Stage } from "./stage.ts";

interface Props {
  readonly stage: Pick<Stage, "zoom" | "fit">;
  readonly say: Readonly<Record<"zoom" | "nearer" | "farther" | "whole", string>>;
}

/** Nearer, farther, everything. On a small map two fingers do it, and one button opens these three. */
export function MapTools({ stage, say }: Props): JSX.Element {
  const isOpen = useSignal(false);
  return (
    <div class="map-tools" data-over data-open={isOpen.value || undefined}>
      <button
        class="map-tools-open"
        aria-label={say.zoom}
        title={say.zoom}
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <span aria-hidden="true">±</span>
      </button>
      <button data-zoom aria-label={say.nearer} title={say.nearer} onClick={() => stage.zoom(1.5)}>
        <Icon name="plus" />
      </button>
      <button aria-label={say.farther} title={say.farther} onClick={() => stage.zoom(1 / 1.5)}>
        <Icon name="minus" />
      </button>
      <button aria-label={say.whole} title={say.whole} onClick={() => stage.fit()}>
        <Icon name="globe" />
      </button>
    </div>
  );
}
