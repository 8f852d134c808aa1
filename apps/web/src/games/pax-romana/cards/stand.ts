import { isInForce, readInstructions, type Instruction } from "@ara/pax-romana/standing";
import { effect, signal, type Signal } from "@preact/signals";
import type { Session } from "../../../sitting/session.ts";
import { sayNo } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import type { RomanaAtTable } from "../types.ts";

/** What somebody who sits here has told the table since it was opened; until then it stands as the table says. */
const told = new WeakMap<Session<RomanaAtTable>, Signal<readonly Instruction[] | null>>();

function toldBy(face: TextFace, session: Session<RomanaAtTable>): Signal<readonly Instruction[] | null> {
  const known = told.get(session);
  if (known) return known;
  const made = signal<readonly Instruction[] | null>(null);
  told.set(session, made);
  effect(() => {
    if (face.sitting.reopened.value > 0) made.value = null;
  });
  return made;
}

/** At a table on the server other answers stand beside these. */
const othersIn = (standing: unknown): readonly object[] =>
  Array.isArray(standing) ? standing.filter((one: object) => "policy" in one) : [];
const instructionsIn = (standing: unknown): readonly Instruction[] =>
  readInstructions(Array.isArray(standing) ? standing.filter((one: object) => !("policy" in one)) : []) ?? [];

/** What stands now for whoever has the screen. */
export function standingNow(face: TextFace, { session, news }: Shown): readonly Instruction[] {
  const all = toldBy(face, session).value ?? instructionsIn(news.standing);
  return all.filter((one) => isInForce(one, news.view));
}

/** Tells the table what is to stand from now on. */
export async function letStand(
  face: TextFace,
  { session, news }: Shown,
  standing: readonly Instruction[],
): Promise<void> {
  const all = [...standing, ...othersIn(news.standing)];
  const refusal = await face.giving.inTurn(() => session.act({ standing: all } as never));
  if (refusal) face.refuse([sayNo(face.speech.value, refusal)]);
  else toldBy(face, session).value = standing;
}
