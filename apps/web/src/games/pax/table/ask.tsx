import type { Prompt } from "@ara/pax";
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { Choice } from "./choice.tsx";
import type { Desk, Hands } from "./desk.ts";

/** A question, and who it is put to. */
export interface Asked {
  readonly desk: Desk;
  readonly hands: Hands;
  readonly prompt: Prompt;
}

export function Ask({
  title,
  note,
  step,
  children,
}: {
  title: string;
  note?: string;
  step?: string | undefined;
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <>
      <h2 id="table-question" tabIndex={-1}>
        {title} {step && <small>{step}</small>}
      </h2>
      {note && <p class="table-fine">{note}</p>}
      {children}
    </>
  );
}

interface AnswerProps extends Asked {
  readonly action: number;
  readonly icon: string;
  readonly title: string;
  readonly note?: string;
  readonly hotkey: string;
  readonly main?: boolean;
  readonly drop?: string;
}

/** One answer, as a large button. */
export function Answer({
  desk,
  hands,
  prompt,
  action,
  icon,
  title,
  note,
  hotkey,
  main,
  drop,
}: AnswerProps): JSX.Element {
  const option = prompt.options.find((one) => one.action === action);
  return (
    <Choice
      desk={desk}
      hands={hands}
      option={option}
      class={`table-answer ${main ? "main" : ""}`}
      hotkey={hotkey}
      drop={drop}
    >
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      <kbd aria-hidden="true">{hotkey}</kbd>
    </Choice>
  );
}
