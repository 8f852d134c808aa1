import type { Action, Prompt } from "@ara/pax-romana";
import { newer } from "../text/giving.ts";
import { sayNo } from "../text/speech.ts";
import type { TextFace } from "../text/text-face.ts";

/** Gives a row of answers one after the other, as whoever has the screen; at the first that is refused it ends and says why. */
export function giveAll(face: TextFace, actions: readonly Action[]): Promise<boolean> {
  return giveEach(face, (_prompt, given) => actions[given]);
}

/** Gives an answer and, as long as there is one, that to each question it leads to. */
export async function giveEach(
  face: TextFace,
  next: (prompt: Prompt | null, given: number) => Action | undefined,
): Promise<boolean> {
  const session = face.sitting.session.value;
  if (!session) return false;
  const isGiven = await face.giving.press(session, async () => {
    for (let given = 0; ; given++) {
      const { version, prompt } = session.news.value;
      const action = next(prompt, given);
      if (!action) return true;
      const refusal = await face.giving.act(session, action);
      if (refusal) {
        if (face.sitting.session.value === session) face.refuse([sayNo(face.speech.value, refusal)]);
        return false;
      }
      await newer(face.sitting.session, version);
    }
  });
  return isGiven ?? false;
}
