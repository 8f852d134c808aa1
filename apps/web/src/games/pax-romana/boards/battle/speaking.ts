import type { Owner, Power, View } from "@ara/pax-romana";
import { namesFor, type Speech } from "../../text/speech.ts";
import type { BattleTexts } from "../../texts/en/battle.ts";
import type { Names } from "@ara/pax-romana/texts/say";

/** All that is needed to speak of a battle to somebody. */
export interface Tongue {
  readonly speech: Speech;
  readonly names: Names;
  readonly text: BattleTexts;
  /** The powers of whoever is asked or looks on; none for a spectator. */
  readonly own: readonly Owner[];
  /** Attacker and defender of the battle under way. */
  readonly fighting?: readonly [Owner, Owner];
  /** "Rome", at the beginning of a line. */
  readonly name: (owner: Owner) => string;
  /** "you", or a name in the middle of a sentence. */
  readonly whom: (owner: Owner) => string;
}

export function tongueOf(speech: Speech, view: View, text: BattleTexts, asked?: Power): Tongue {
  const names = namesFor(speech, view);
  const seated = view.viewer === "spectator" ? [] : (view.config.seats[view.viewer] ?? []);
  // Whoever plays both sides is the one that is asked.
  const own: readonly Owner[] = asked === undefined ? seated : [asked];
  const whom = (owner: Owner): string => (own.includes(owner) ? text.you : names.who(owner));
  return { speech, names, text, own, whom, name: (owner) => speech.game.words.grammar.capital(names.who(owner)) };
}

/** "you 2, Greece 5". */
export const listed = (
  { speech, whom }: Tongue,
  sides: readonly [Owner, Owner],
  numbers: readonly [number, number],
): string => speech.game.words.grammar.list(sides.map((owner, i) => `${whom(owner)} ${numbers[i]}`));

export const percentOf = (ways: number, of: number): number => Math.round((100 * ways) / of);
