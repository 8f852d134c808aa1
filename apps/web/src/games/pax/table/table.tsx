import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { appWords } from "../../../app/app-words.ts";
import { kernelWords } from "../../../app/kernel-words.ts";
import type { Screen } from "../../../app/screen.ts";
import { shown } from "../../../app/words.ts";
import { Sitting } from "../../../sitting/sitting.ts";
import { openTable } from "../../../store/open-table.ts";
import { Page } from "../../../ui/page.tsx";
import type { PaxAtTable } from "../types.ts";
import { botWords, paxWords } from "../words.ts";
import { Hands } from "./desk.ts";
import { tableManner } from "./manner.ts";
import { PassScreen } from "./pass.tsx";
import { TableView } from "./table-view.tsx";
import { say, sayRefusal, tableWords } from "./words.ts";

const sitDown = (id: string): Sitting<PaxAtTable> =>
  new Sitting({ id, open: (onLost) => openTable(id, onLost), manner: tableManner, ending: "spectator" });

function TablePage({ path }: { readonly path: readonly string[] }): JSX.Element {
  const id = path[0] ?? "";
  const { sitting, hands } = useMemo(() => ({ sitting: sitDown(id), hands: new Hands() }), [id]);
  useEffect(() => {
    void sitting.open();
    return () => sitting.close();
  }, [sitting]);
  // What bots say is needed later than the table.
  useEffect(() => void botWords.load(shown.value), []);
  const status = sitting.status.value;
  const session = sitting.session.value;
  if (status === "broken" || typeof status === "object") {
    return (
      <Page>
        <p class="note no">{status === "broken" ? appWords.now.value.stopped : sayRefusal(status)}</p>
        <p>
          {status === "broken" && <button onClick={() => void sitting.open()}>{appWords.now.value.reopen}</button>}{" "}
          <a class="btn" href="/">
            {say().home}
          </a>
        </p>
      </Page>
    );
  }
  const seat = sitting.next.value;
  if (seat !== null) {
    const take = (): void => {
      hands.picked.value = null;
      sitting.take();
    };
    return <PassScreen key={seat} who={sitting.nameOf(seat)} take={take} />;
  }
  if (!session) return <main class="waiting" aria-busy="true" />;
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
  words: [tableWords, paxWords, kernelWords],
  title: () => "PAX",
};
export default screen;
