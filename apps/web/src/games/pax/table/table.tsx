import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { kernelWords } from "../../../app/kernel-words.ts";
import { botWords, paxWords } from "../words.ts";
import type { Screen } from "../../../app/screen.ts";
import { shown } from "../../../app/words.ts";
import { Page } from "../../../ui/page.tsx";
import { PassScreen } from "./pass.tsx";
import { Sitting } from "./sitting.ts";
import { TableView } from "./table-view.tsx";
import { say, tableWords } from "./words.ts";

function TablePage({ path }: { readonly path: readonly string[] }): JSX.Element {
  const id = path[0] ?? "";
  const sitting = useMemo(() => new Sitting(id), [id]);
  useEffect(() => () => sitting.close(), [sitting]);
  // What bots say is needed later than the table.
  useEffect(() => void botWords.load(shown.value), []);
  const session = sitting.session.value;
  if (sitting.failed.value !== null) {
    return (
      <Page>
        <p class="note no">{sitting.failed.value}</p>
        <p>
          <a class="btn" href="/">
            {say().home}
          </a>
        </p>
      </Page>
    );
  }
  if (sitting.handTo.value !== null) {
    const seat = sitting.handTo.value;
    return <PassScreen key={seat} sitting={sitting} seat={seat} />;
  }
  if (!session) return <main class="waiting" aria-busy="true" />;
  return (
    <>
      {sitting.reopened.value && (
        <p class="note table-reopened" role="status">
          {say().crashed}
        </p>
      )}
      <TableView key={session.viewer} desk={session} hands={sitting.hands} />
    </>
  );
}

const screen: Screen = {
  Page: TablePage,
  words: [tableWords, paxWords, kernelWords],
  title: () => "PAX",
};
export default screen;
