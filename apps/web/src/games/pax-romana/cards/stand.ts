import { isInForce, type Instruction } from "@ara/pax-romana/standing";
import { effect, signal, type Signal } from "@preact/signals";
import type { Session } from "../../../sitting/session.ts";
import { sayNo } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import type { RomanaAtTable } from "../types.ts";

/** What each of those who sit here has told the table to let stand; a table that is opened anew knows of nothing. */
const told = new WeakMap<Session<RomanaAtTable>, Signal<readonly Instruction[]>>();

function toldBy(face: TextFace, session: Session<RomanaAtTable>): Signal<readonly Instruction[]> {
  const known = told.get(session);
  if (known) return known;
  const made = signal<readonly Instruction[]>([]);
  told.set(session, made);
  effect(() => {
    if (face.sitting.reopened.value > 0) made.value = [];
  });
  return made;
}

/** What stands now for whoever has the screen. */
export const standingNow = (face: TextFace, { session, news }: Shown): readonly Instruction[] =>
  toldBy(face, session).value.filter((one) => isInForce(one, news.view));

/** Tells the table what is to stand from now on. */
export async function letStand(face: TextFace, { session }: Shown, standing: readonly Instruction[]): Promise<void> {
  const refusal = await face.giving.inTurn(() => session.act({ standing } as never));
  if (refusal) face.refuse([sayNo(face.speech.value, refusal)]);
  else toldBy(face, session).value = standing;
}
