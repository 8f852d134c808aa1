import type { Power } from "@ara/pax-romana";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { powerId } from "../text/speech.ts";

const DRAWINGS = ["rome", "tanit", "star", "anchor"] as const;

/** The sign of a power on its colour. It says nothing by itself: its name stands beside it. */
export const Emblem = ({ power }: { readonly power: Power }): JSX.Element => (
  <span class="power-mark" data-pow={powerId(power)} aria-hidden="true">
    <Icon name={DRAWINGS[power]!} />
  </span>
);
