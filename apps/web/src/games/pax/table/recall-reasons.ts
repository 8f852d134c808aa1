import type { Line } from "../../../sitting/desk.ts";
import type { Session } from "../../../sitting/session.ts";
import { isDamaged } from "../../../store/saved.ts";
import { botAt } from "../../../store/who-sat.ts";
import { loadTable } from "../../../store/store.ts";
import { ReplayInWorker } from "../../../workers/replays.ts";
import type { PaxLookBack, Told } from "../replay/outline.ts";
import type { PaxAtTable } from "../types.ts";

const asked = new WeakSet<Session<PaxAtTable>>();

/** What the bots said before this page was opened: it follows from the record, so nobody had to keep it. */
export async function recallReasons(session: Session<PaxAtTable>): Promise<void> {
  if (asked.has(session) || session.lines.value.length === 0) return;
  asked.add(session);
  const saved = await loadTable(session.id).catch(() => undefined);
  if (!saved || isDamaged(saved) || !saved.record) return;
  const replay = new ReplayInWorker<PaxLookBack>();
  try {
    const opened = await replay.open(saved.record);
    if (!opened.ok) return;
    const told = await replay.ask.reasons(session.viewer);
    const speaks = ({ seat, entry }: Told): boolean => ![null, "tiro"].includes(botAt(saved, seat, entry));
    session.lines.value = withReasons(session.lines.value, told.filter(speaks));
  } catch {
    // Nobody is waiting for it.
  } finally {
    replay.close();
  }
}

/** A step may have been taken back meanwhile: a reason stays with the line it was found for, or is left out. */
export function withReasons(lines: readonly Line<PaxAtTable>[], told: readonly Told[]): readonly Line<PaxAtTable>[] {
  const reasons = new Map(told.map((one) => [one.line, one]));
  return lines.map((line, i) => {
    const found = reasons.get(i);
    const isSame = found && found.type === line.event.type && "seat" in line.event && line.event.seat === found.seat;
    return isSame && line.said === null ? { ...line, said: found.reason } : line;
  });
}
