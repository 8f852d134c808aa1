import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { usePromised } from "../../../app/use-promised.ts";
import { shown as language } from "../../../app/words.ts";
import { boardFor } from "../boards/boards.ts";
import { isPlanKept } from "../plan/kept.ts";
import { around } from "../shell/around.ts";
import { Panel } from "../shell/panel.tsx";
import { Shell } from "../shell/shell.ts";
import type { Shown } from "../text/shown.ts";
import { headingOf } from "../text/speech.ts";
import type { TextFace } from "../text/text-face.ts";
import { MapView } from "./map-view.tsx";
import "./map-table.css";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
}

/** The table upon the map: frieze above, dado below, between them the map and the panel with what is in progress. */
export function MapTable({ face, shown }: Props): JSX.Element {
  face.hasMap = true;
  const shell = useMemo(() => new Shell(), []);
  const parts = around.value;
  const board = boardFor(shown.news);
  const room = useRef<HTMLDivElement>(null);
  const now = useRef({ face, shown, shell });
  now.current = { face, shown, shell };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (around.value?.pressKey(event, room.current!, now.current)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  // A plan under way answers what is asked on other boards, too.
  useEffect(() => {
    if (isPlanKept(face.id)) void import("../plan/board.tsx").then(({ resumePlan }) => resumePlan(face));
  }, [face]);
  const isOpen = shell.beside.value !== null;
  const later = usePromised(() => (isOpen ? loadBeside() : Promise.resolve(null)), [isOpen]);
  return (
    <div class="shell romana" ref={room}>
      <div class="shell-room" data-wide={(board?.wide && !face.asList.value) || undefined}>
        {parts ? <parts.Frieze face={face} shown={shown} shell={shell} /> : <Heading face={face} shown={shown} />}
        <main id="content" class="shell-stage" tabIndex={-1}>
          <MapView face={face} shown={shown} />
          <Panel face={face} shown={shown} shell={shell} board={board} />
          {parts ? <parts.Dado face={face} shown={shown} shell={shell} /> : <div class="shell-foot" />}
        </main>
      </div>
      {isOpen && later && <later.Beside face={face} shown={shown} shell={shell} />}
    </div>
  );
}

/** The page has its heading before the frieze is there. */
const Heading = ({ face, shown }: Props): JSX.Element => (
  <header>
    <h1 class="sr">{headingOf(face.speech.value, shown.news.view)}</h1>
  </header>
);

/** What opens beside the table comes when it is first asked for. */
async function loadBeside(): Promise<typeof import("../shell/beside.tsx")> {
  const beside = await import("../shell/beside.tsx");
  await beside.besideWords.load(language.value);
  return beside;
}
