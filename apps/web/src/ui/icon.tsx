import type { JSX } from "preact";
import { iconRef } from "./sheet.ts";

/** A drawing from our own sheet. It says nothing by itself: put the words beside it. */
export function Icon({ name, class: more = "" }: { readonly name: string; readonly class?: string }): JSX.Element {
  return (
    <svg class={`ic ${more}`} aria-hidden="true">
      <use href={iconRef(name)} />
    </svg>
  );
}
