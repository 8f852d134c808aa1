import type { JSX } from "preact";
import { appWords } from "../../../app/app-words.ts";

/** The rule behind a sentence, in the rulebook. */
export const RuleLink = ({ rule }: { readonly rule: string }): JSX.Element => (
  <a class="rule" href={`/rules/${rule}`}>
    {appWords.now.value.rule({ rule })}
  </a>
);
