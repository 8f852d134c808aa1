// Answers that somebody lets stand: no bribes in this turn, no interception in this Move.
import { isSameAction, paxRomana, promptOf } from "@ara/pax-romana";
import { standingFor } from "@ara/pax-romana/plans";

const ASKED = new Set(["bribe.offer", "interception.attempt"]);

/**
 * The answers of a game that are given by one that stands: of those of a scope, all that come after the last one that was
 * different, but for the first of them, by which it was said.
 */
export function letStand(answers) {
  const rows = new Map();
  for (const answer of answers) {
    if (!ASKED.has(answer.key)) continue;
    const view = paxRomana.view(answer.before, answer.seat);
    const standing = standingFor(promptOf(view, answer.seat), view);
    if (!standing) continue;
    const row = rows.get(standing.scope) ?? [];
    rows.set(standing.scope, row);
    if (isSameAction(standing.answer, answer.action)) row.push(answer);
    else row.length = 0;
  }
  return new Set([...rows.values()].flatMap((row) => row.slice(1)));
}
