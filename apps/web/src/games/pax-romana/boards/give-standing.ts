import { standingFor } from "@ara/pax-romana/plans";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";

/** Gives the answer that stands for the open question, if any does, in its turn, and if it is still what is asked. */
export async function giveStanding(face: TextFace, { session, news }: Shown): Promise<void> {
  const asked = news.prompt && standingFor(news.prompt, news.view);
  if (!asked || !face.standing.value.some(({ scope }) => scope === asked.scope)) return;
  await face.giving.inTurn(async () => {
    const isNow = face.shown.value?.news.version === news.version && face.sitting.session.value === session;
    if (isNow) await face.giving.act(session, asked.answer);
  });
}
