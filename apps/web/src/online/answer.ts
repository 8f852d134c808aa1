import { canonical, type Seat } from "@ara/kernel";
import type { News, PortTable, TableTypes } from "@ara/protocol";

/** All by which somebody decides. */
const shownBy = <T extends TableTypes>({ view, prompt }: News<T>): string => canonical([view, prompt]);

/**
 * Answers that were on their way when a line broke: a table that was read anew, by a server that was started anew, counts anew. Where
 * all is as whoever answered saw it, the answer stands, under its name: should it have been carried out, that is known.
 */
export function letAnswersStand<T extends TableTypes>(
  table: PortTable<T>,
  lastOf: (seat: Seat) => News<T> | undefined,
  newId: () => string,
): void {
  const act = table.act.bind(table);
  table.act = async (seat, action, version) => {
    const [id, before] = [newId(), lastOf(seat)];
    const refused = await act(seat, action, version, id);
    const now = lastOf(seat);
    if (refused?.key !== "table.stale" || before?.version !== version || !now || now.version === version)
      return refused;
    return shownBy(now) === shownBy(before) ? act(seat, action, now.version, id) : refused;
  };
}
