import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { appWords } from "../../app/app-words.ts";

/** The rule that is read beside the table; `null` where nothing is open. */
export const reading = signal<string | null>(null);

/** Whether there is something beside which a rule can be read: a table, or the form of one, which stays as it was filled in. */
const hasTable = (): boolean => document.querySelector(".shell, .romana-room, .new-romana") !== null;

/** A rule whose link was pressed is read beside the table, where there is one. */
export function readBeside(event: MouseEvent, rule: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !hasTable()) return;
  event.preventDefault();
  event.stopPropagation();
  reading.value = rule;
}

/** The rule behind a sentence: beside the table, or in the rulebook of Pax Romana. */
export const RuleLink = ({ rule }: { readonly rule: string }): JSX.Element => (
  <a class="rule" href={`/pax-romana/rules/${rule}`} onClick={(event) => readBeside(event, rule)}>
    {appWords.now.value.rule({ rule })}
  </a>
);
