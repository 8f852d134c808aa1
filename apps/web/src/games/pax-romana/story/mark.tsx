import { POWERS, type Config, type Power } from "@ara/pax-romana";
import { namesIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import { letterOf } from "../text/speech.ts";
import { romanaWords } from "../words.ts";

/** "Rome", "The East". */
export function nameOf(config: Config, power: Power): string {
  const { words } = romanaWords.now.value;
  return words.grammar.capital(namesIn(words, config).who(power));
}

/** The stone of a power, beside a text that names it. */
export const Mark = ({ config, power }: { readonly config: Config; readonly power: Power }): JSX.Element => (
  <span class="power-mark small" data-pow={POWERS[power]} aria-hidden="true">
    {letterOf(nameOf(config, power))}
  </span>
);
