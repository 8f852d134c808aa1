import { isObject } from "@ara/kernel";
import { isInForce, readStanding, type Instruction, type Standing } from "@ara/pax-romana/standing";
import { effect, signal, type Signal } from "@preact/signals";
import type { Session } from "../../../sitting/session.ts";
import { sayNo } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import type { RomanaAtTable } from "../types.ts";

/** What somebody who sits here has told the table since it was opened; until then it stands as the table says. */
const told = new WeakMap<Session<RomanaAtTable>, Signal<Standing | null>>();

const NOTHING: Standing = { instructions: [], anyway: false };

function toldBy(face: TextFace, session: Session<RomanaAtTable>): Signal<Standing | null> {
  const known = told.get(session);
  if (known) return known;
  const made = signal<Standing | null>(null);
  told.set(session, made);
  effect(() => {
    if (face.sitting.reopened.value > 0) made.value = null;
  });
  return made;
}

/** At a table on the server other answers stand beside these, in one list with them. */
const isOther = (one: unknown): boolean => isObject(one) && "policy" in one;
const listIn = (standing: unknown): readonly unknown[] => {
  const list = isObject(standing) ? standing["instructions"] : standing;
  return Array.isArray(list) ? list : [];
};
const readOwn = (standing: unknown): Standing | null =>
  readStanding({
    instructions: listIn(standing).filter((one) => !isOther(one)),
    anyway: isObject(standing) && standing["anyway"] === true,
  });

const standingOf = (face: TextFace, { session, news }: Shown): Standing =>
  toldBy(face, session).value ?? readOwn(news.standing) ?? NOTHING;

/** What stands now for whoever has the screen. */
export const standingNow = (face: TextFace, shown: Shown): readonly Instruction[] =>
  standingOf(face, shown).instructions.filter((one) => isInForce(one, shown.news.view));

/** Whether he is asked also where he can play no card. */
export const isAskedAnyway = (face: TextFace, shown: Shown): boolean => standingOf(face, shown).anyway;

/** Whether there is nobody at the table from whom a hand has to be hidden. */
export const isAlone = ({ sitting }: TextFace): boolean =>
  sitting.seats.value.filter(({ bot }) => bot === null).length === 1;

/** Tells the table what is to stand from now on. */
export const letStand = (face: TextFace, shown: Shown, instructions: readonly Instruction[]): Promise<void> =>
  tell(face, shown, { ...standingOf(face, shown), instructions: unlike(instructions) });

export const askAnyway = (face: TextFace, shown: Shown, anyway: boolean): Promise<void> =>
  tell(face, shown, { instructions: standingNow(face, shown), anyway });

/** What is said twice stands once. */
const unlike = (instructions: readonly Instruction[]): readonly Instruction[] => [
  ...new Map(instructions.map((one) => [JSON.stringify(one), one])).values(),
];

async function tell(face: TextFace, { session, news }: Shown, standing: Standing): Promise<void> {
  const all = { ...standing, instructions: [...standing.instructions, ...listIn(news.standing).filter(isOther)] };
  const refusal = await face.giving.inTurn(() => session.act({ standing: all } as never));
  if (refusal) face.refuse([sayNo(face.speech.value, refusal)]);
  else toldBy(face, session).value = standing;
}
