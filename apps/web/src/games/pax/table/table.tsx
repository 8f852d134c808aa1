import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Screen } from "../../../app/screen.ts";
import { Sitting } from "../../../sitting/sitting.ts";
import { openTable } from "../../../store/open-table.ts";
import type { PaxAtTable } from "../types.ts";
import { paxWords } from "../words.ts";
import { Hands } from "./desk.ts";
import { later } from "./later.ts";
import { tableManner } from "./manner.ts";
import { TableView } from "./table-view.tsx";
import { say, tableWords } from "./words.ts";

const WAITING = <main class="waiting" aria-busy="true" />;

const sitDown = (id: string): Sitting<PaxAtTable> =>
  new Sitting({ id, open: (onLost) => openTable(id, onLost), manner: tableManner, ending: "spectator" });

function TablePage({ path }: { readonly path: readonly string[] }): JSX.Element {
  const id = path[0] ?? "";
  const { sitting, hands } = useMemo(() => ({ sitting: sitDown(id), hands: new Hands() }), [id]);
  useEffect(() => {
    void sitting.open();
    return () => sitting.close();
  }, [sitting]);
  const status = sitting.status.value;
  const session = sitting.session.value;
  const { Failed, PassScreen } = later.value ?? {};
  if (status === "broken" || typeof status === "object") {
    return Failed ? <Failed why={status} reopen={() => void sitting.open()} /> : WAITING;
  }
  const seat = sitting.next.value;
  if (seat !== null) {
    const take = (): void => {
      hands.picked.value = null;
      sitting.take();
    };
    return PassScreen ? <PassScreen key={seat} who={sitting.nameOf(seat)} take={take} /> : WAITING;
  }
  if (!session) return WAITING;
  return (
    <>
      {sitting.reopened.value > 0 && (
        <p class="note table-reopened" role="status">
          {say().crashed}
        </p>
      )}
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
