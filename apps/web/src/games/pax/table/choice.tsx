import type { Action, Option } from "@ara/pax";
import type { ComponentChildren, JSX } from "preact";
import { settings } from "../../../app/settings.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Desk, Hands } from "./desk.ts";
import { keyProps } from "./key-names.ts";
import { say } from "./words.ts";

interface ChoiceProps {
  readonly desk: Desk;
  readonly hands: Hands;
  readonly option: Option | undefined;
  /** Where nothing is asked of it: what it says it cannot be used for now. */
  readonly why?: Action;
  readonly class?: string;
  /** Said instead of what is drawn. */
  readonly label?: string;
  readonly place?: string;
  /** A dragged card may be dropped here as if it were this place. */
  readonly drop?: string | undefined;
  readonly hotkey?: string | undefined;
  readonly children: ComponentChildren;
}

/**
 * Something that may be chosen. What is refused, or not asked for now, can be pressed too: then it says why.
 */
export function Choice({
  desk,
  hands,
  option,
  why,
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
  const advised = isAdvised(desk, option);
  return (
    <button
      type="button"
      class={`${more} ${state} ${armed ? "is-armed" : ""} ${advised ? "is-advised" : ""}`}
      aria-disabled={option && !open ? true : undefined}
      {...keyProps(hotkey)}
      data-option={option?.action ?? why}
      data-place={place}
      data-drop={drop}
      data-action={open ? option.action : undefined}
      onClick={() => (option ? choose(desk, hands, option) : why !== undefined && void desk.why(why))}
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
      {advised && <Icon name="hint" class="table-advised" />}
      {armed && <span class="table-armed">{say().confirm}</span>}
    </button>
  );
}

/** Whether this is what the adviser would do. */
function isAdvised({ advice }: Desk, option: Option | undefined): boolean {
  const { value } = advice;
  return option !== undefined && typeof value === "object" && value?.best?.action === option.action;
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
  hands.picked.value = 0;
  void desk.act(action);
}
