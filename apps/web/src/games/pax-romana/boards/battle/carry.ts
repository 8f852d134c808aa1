import { isSameAction, type Action, type Prompt, type View } from "@ara/pax-romana";
import { newer } from "../../text/giving.ts";
import { sayNo } from "../../text/speech.ts";
import type { TextFace } from "../../text/text-face.ts";

/** What is to be answered next; undefined once all is said. */
type Next = (view: View, prompt: Prompt) => Action | undefined;

/** Answers a question of several parts one by one, as far as each answer is legal and nobody else is asked in between. */
export async function carryOut(face: TextFace, next: Next): Promise<void> {
  const session = face.sitting.session.value;
  if (!session) return;
  await face.giving.press(session, async () => {
    for (let answers = 0; answers < 40; answers++) {
      const { prompt, view, version } = session.news.value;
      const action = prompt && next(view, prompt);
      const isLegal = prompt?.options.some((one) => one.refusal === null && action && isSameAction(one.action, action));
      if (!action || !isLegal) return;
      const refusal = await face.giving.act(session, action);
      if (refusal) return face.refuse([sayNo(face.speech.value, refusal)]);
      await newer(face.sitting.session, version);
      if (face.sitting.session.value !== session) return;
    }
  });
}
