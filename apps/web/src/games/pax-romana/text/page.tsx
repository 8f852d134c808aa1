import type { Refusal } from "@ara/kernel";
import type { ComponentType, JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { appWords } from "../../../app/app-words.ts";
import { kernelWords } from "../../../app/kernel-words.ts";
import { sayOurs } from "../../../app/say.ts";
import type { Screen } from "../../../app/screen.ts";
import { endSight } from "../map/first-sight.ts";
import { keepGame } from "../../../pwa/keep-game.ts";
import { openTable } from "../../../store/open-table.ts";
import { usePromised } from "../../../app/use-promised.ts";
import { Page } from "../../../ui/page.tsx";
import { Voice } from "../../../ui/voice.tsx";
import { RuleBeside } from "../rules/beside-table.tsx";
import { askedWords } from "../words.ts";
import { SHOWN } from "./manner.ts";
import { sayNo } from "./speech.ts";
import type { Shown } from "./shown.ts";
import { TextFace } from "./text-face.ts";
import { texts } from "./words.ts";
import "../ui/power.css";
import "./text.css";

/** How a table looks once somebody has the screen. */
type Table = ComponentType<{ readonly face: TextFace; readonly shown: Shown }>;

interface Props {
  readonly path: readonly string[];
  readonly Table: Table;
  /** The table has the window for itself, with a frieze of its own. */
  readonly isBare: boolean;
}

/** A table of Pax Romana, from the address to whoever has the screen. */
function TablePage({ path, Table, isBare }: Props): JSX.Element {
  const id = path[0] ?? "";
  const face = useMemo(() => new TextFace(id, (onLost) => openTable(id, SHOWN, onLost)), [id]);
  useEffect(() => {
    void face.sitting.open();
    keepGame("pax-romana");
    return () => {
      endSight();
      face.close();
    };
  }, [face]);
  const shown = face.shown.value;
  const isShown = shown !== null && !isRefusal(face.sitting.status.value);
  const isOpening = face.sitting.status.value === "opening";
  // Only a map that comes may have been seen before it.
  useEffect(() => {
    if (!isOpening && !(isBare && isShown)) endSight();
  }, [isOpening, isShown]);
  return (
    <>
      <Voice speaker={face.speaker} />
      <RuleBeside />
      {isBare && isShown ? (
        <Table key={String(shown.session.viewer)} face={face} shown={shown} />
      ) : (
        <Page of="pax-romana" class="romana">
          <Content face={face} Table={Table} />
        </Page>
      )}
    </>
  );
}

const isRefusal = (status: unknown): boolean => typeof status === "object" || status === "broken";

function Content({ face, Table }: { readonly face: TextFace; readonly Table: Table }): JSX.Element {
  const status = face.sitting.status.value;
  const shown = face.shown.value;
  const isPassed = status === "open" && !shown;
  // Whoever plays alone hands the screen to nobody.
  const Pass = usePromised(async () => (isPassed ? (await import("./pass-screen.tsx")).load() : null), [isPassed]);
  if (typeof status === "object") return <Refused face={face} refusal={status} />;
  if (status === "broken") return <Broken face={face} />;
  if (shown) return <Table key={String(shown.session.viewer)} face={face} shown={shown} />;
  if (isPassed && Pass) return <Pass face={face} />;
  return <Notice text={texts.now.value.opening} />;
}

const Notice = ({ text }: { readonly text: string }): JSX.Element => (
  <>
    <h1>{texts.now.value.map.title}</h1>
    <p>{text}</p>
  </>
);

function Refused({ face, refusal }: { readonly face: TextFace; readonly refusal: Refusal }): JSX.Element {
  const say = texts.now.value;
  const isUnknown = refusal.key === "table.unknown";
  return (
    <>
      <Notice text={isUnknown ? say.unknown : (sayOurs(refusal) ?? sayNo(face.speech.value, refusal))} />
      <p>
        <a href="/pax-romana/new">{say.newTable}</a>
      </p>
    </>
  );
}

function Broken({ face }: { readonly face: TextFace }): JSX.Element {
  const { stopped, reopen } = appWords.now.value;
  return (
    <>
      <Notice text={stopped} />
      <button class="btn-main" onClick={() => void face.sitting.open()}>
        {reopen}
      </button>
    </>
  );
}

export const tableScreen = (Table: Table, isBare: boolean, title: () => string): Screen => ({
  Page: ({ path }) => <TablePage path={path} Table={Table} isBare={isBare} />,
  words: [texts, askedWords, kernelWords],
  title,
});
