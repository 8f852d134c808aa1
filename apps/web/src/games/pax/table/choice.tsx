import type { Option } from "@ara/pax";
import type { ComponentChildren, JSX } from "preact";
import { settings } from "../../../app/settings.ts";
import type { Desk, Hands } from "./desk.ts";
import { say } from "./words.ts";

interface ChoiceProps {
  readonly desk: Desk;
  readonly hands: Hands;
  readonly option: Option | undefined;
  readonly class?: string;
  /** Said instead of what is drawn. */
  readonly label?: string;
  readonly place?: string;
  /** A dragged card may be dropped here as if it were this place. */
  readonly drop?: string | undefined;
  readonly hotkey?: string;
  readonly children: ComponentChildren;
}

/**
 * Something that may be chosen. What is refused can be pressed too: then it says why. Where nothing is asked of it, it is
 * plain content.
 */
export function Choice({
  desk,
  hands,
  option,
  class: more = "",
  label,
  place,
  drop,
  hotkey,
  children,
}: ChoiceProps): JSX.Element {
  const open = option && !option.refusal;
  const armed = open && hands.armed.value === option.action;
  const state = option ? (open ? "is-open" : "is-refused") : "";
  return (
    <button
      type="button"
      class={`${more} ${state} ${armed ? "is-armed" : ""}`}
      aria-disabled={option && !open ? true : undefined}
      aria-keyshortcuts={hotkey}
      data-place={place}
      data-drop={drop}
      data-action={open ? option.action : undefined}
      onClick={() => option && choose(desk, hands, option)}
    >
      {label === undefined ? (
        children
      ) : (
        <>
          <span class="sr">{label}</span>
          <span class="table-drawn-only" aria-hidden="true">
            {children}
          </span>
        </>
      )}
      {armed && <span class="table-armed">{say().confirm}</span>}
    </button>
  );
}

/** Does it, at the second time where the player wants to be asked once more; or says why it cannot be done. */
export function choose(desk: Desk, hands: Hands, { action, refusal }: Option): void {
  if (refusal) {
    desk.refused.value = { action, refusal };
    return;
  }
  if (settings.value.confirm && hands.armed.value !== action) {
    hands.armed.value = action;
    return;
  }
  hands.armed.value = null;
  hands.picked.value = null;
  void desk.act(action);
}
