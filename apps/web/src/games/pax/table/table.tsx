import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Screen } from "../../../app/screen.ts";
import { Sitting } from "../../../sitting/sitting.ts";
import { openTable } from "../../../store/open-table.ts";
import { SHOWN } from "../manner.ts";
import type { PaxAtTable } from "../types.ts";
import { paxWords } from "../words.ts";
import { Hands } from "./desk.ts";
import { later } from "./later.ts";
import { tableManner } from "./manner.ts";
import { TableView } from "./table-view.tsx";
import { tableWords } from "./words.ts";

const WAITING = <main class="waiting" aria-busy="true" />;

const sitDown = (id: string): Sitting<PaxAtTable> =>
  new Sitting({ id, open: (onLost) => openTable(id, SHOWN, onLost), manner: tableManner, ending: "spectator" });

function TablePage({ path }: { readonly path: readonly string[] }): JSX.Element {
  const id = path[0] ?? "";
  const { sitting, hands } = useMemo(() => {
    const made = { sitting: sitDown(id), hands: new Hands() };
    made.hands.reseat = (change) => made.sitting.reseat(change);
    return made;
  }, [id]);
  useEffect(() => {
    void sitting.open();
    return () => sitting.close();
  }, [sitting]);
  const status = sitting.status.value;
  const session = sitting.session.value;
  const { Failed, PassScreen, Reopened, recallReasons } = later.value ?? {};
  useEffect(() => {
    if (session) void recallReasons?.(session);
  }, [session, recallReasons]);
  if (status === "broken" || typeof status === "object") {
    return Failed ? <Failed why={status} reopen={() => void sitting.open()} /> : WAITING;
  }
  const seat = sitting.next.value;
  if (seat !== null) {
    const take = (): void => {
      hands.picked.value = 0;
      hands.sheet.value = null;
      sitting.take();
    };
    return PassScreen ? <PassScreen key={seat} who={sitting.nameOf(seat)} take={take} /> : WAITING;
  }
  if (!session) return WAITING;
  return (
    <>
      {sitting.reopened.value > 0 && Reopened && <Reopened />}
      <TableView key={session.viewer} desk={session} hands={hands} />
    </>
  );
}

const screen: Screen = {
  Page: TablePage,
  words: [tableWords, paxWords],
  title: () => "PAX",
};
export default screen;
