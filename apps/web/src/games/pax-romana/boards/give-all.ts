import type { Action } from "@ara/pax-romana";
import { newer } from "../text/giving.ts";
import { sayNo } from "../text/speech.ts";
import type { TextFace } from "../text/text-face.ts";

/** Gives a row of answers one after the other, as whoever has the screen; at the first that is refused it ends and says why. */
export async function giveAll(face: TextFace, actions: readonly Action[]): Promise<boolean> {
  const session = face.sitting.session.value;
  if (!session) return false;
  const isGiven = await face.giving.press(session, async () => {
    for (const action of actions) {
      const { version } = session.news.value;
      const refusal = await face.giving.act(session, action);
      if (refusal) {
        if (face.sitting.session.value === session) face.refuse([sayNo(face.speech.value, refusal)]);
        return false;
      }
      await newer(face.sitting.session, version);
    }
    return true;
  });
  return isGiven ?? false;
}
