import type { Refusal } from "@ara/kernel";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { RuleLink } from "../rule-link.tsx";
import { sayNo, type Speech } from "../text/speech.ts";

interface Props {
  readonly n: number;
  readonly fewer: string;
  readonly more: string;
  readonly canFewer: boolean;
  readonly canMore: boolean;
  readonly change: (by: 1 | -1) => void;
}

/** Minus, number, plus. What cannot be done can be pressed all the same: then the reason is said. */
export const Stepper = ({ n, fewer, more, canFewer, canMore, change }: Props): JSX.Element => (
  <span class="stepper">
    <button class="stepper-less" aria-label={fewer} title={fewer} aria-disabled={!canFewer} onClick={() => change(-1)}>
      <Icon name="minus" />
    </button>
    <b aria-live="polite">{n}</b>
    <button class="stepper-more" aria-label={more} title={more} aria-disabled={!canMore} onClick={() => change(1)}>
      <Icon name="plus" />
    </button>
  </span>
);

/** The keys of a list of lines: + and − change the line one is in, arrows go to the next. */
export function stepByKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  const line = target.closest<HTMLElement>("[data-line]");
  if (!line) return;
  const press = (which: string): void => line.querySelector<HTMLButtonElement>(which)?.click();
  if (event.key === "+" || event.key === "=" || event.key === "ArrowRight") press(".stepper-more");
  else if (event.key === "-" || event.key === "ArrowLeft") press(".stepper-less");
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const lines = [...line.parentElement!.querySelectorAll<HTMLElement>("[data-line]")];
    const next = lines[lines.indexOf(line) + (event.key === "ArrowDown" ? 1 : -1)];
    const which = target.classList.contains("stepper-less") ? ".stepper-less" : ".stepper-more";
    next?.querySelector<HTMLElement>(which)?.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Why not, where the finger is, with its rule. */
export const WhyNot = ({ speech, refusal }: { readonly speech: Speech; readonly refusal: Refusal }): JSX.Element => (
  <p class="books-no" role="alert">
    {sayNo(speech, refusal).replace(/\s*\(Pax Romana [\d.]+\)\.?$/, "")}{" "}
    {refusal.rule !== undefined && <RuleLink rule={refusal.rule} />}
  </p>
);
