import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { kernelWords } from "../../../app/kernel-words.ts";
import { go } from "../../../app/router.ts";
import type { Screen } from "../../../app/screen.ts";
import { Voice } from "../../../ui/voice.tsx";
import { MapTable } from "../map/map-table.tsx";
import { RuleBeside } from "../rules/beside-table.tsx";
import type { TextFace } from "../text/text-face.ts";
import { texts } from "../text/words.ts";
import { romanaWords } from "../words.ts";
import { Coach } from "./coach.tsx";
import { Ready, Start } from "./pages.tsx";
import { keepProgress, progress, TASK_COUNT } from "../home/lesson.ts";
import { placesOf, Skirmish, type Chapter } from "./skirmish.ts";
import { CARD_TASKS, TASKS, type Task } from "./tasks.ts";
import { learnWords } from "./words.ts";
import "../ui/power.css";
import "../text/text.css";
import "./learn.css";

/** "/pax-romana/learn" invites, "/play" is the skirmish, "/cards" the chapter on cards, "/ready" the end of both. */
function Learn({ path }: { readonly path: readonly string[] }): JSX.Element {
  const chapter = CHAPTERS[path[0] ?? ""];
  if (chapter) return <Play key={path[0]} chapter={chapter} />;
  return path[0] === "ready" ? <Ready /> : <Start />;
}

function Play({ chapter }: { readonly chapter: Chapter }): JSX.Element {
  const skirmish = useMemo(
    () => new Skirmish(chapter, chapter === SKIRMISH ? Math.max(0, progress()) % TASK_COUNT : 0),
    [],
  );
  useEffect(() => () => skirmish.close(), [skirmish]);
  const face = skirmish.face.value;
  return (
    <div class="skirmish">
      <Coach skirmish={skirmish} />
      <RuleBeside />
      {face && <Table key={skirmish.index.value} face={face} task={skirmish.task.value} />}
    </div>
  );
}

function Table({ face, task }: { readonly face: TextFace; readonly task: Task }): JSX.Element {
  const shown = face.shown.value;
  const isThere = shown !== null;
  useEffect(() => {
    if (isThere) face.lit.value = { nodes: placesOf(face, task), go: true };
  }, [face, isThere]);
  return (
    <>
      <Voice speaker={face.speaker} />
      {shown ? <MapTable face={face} shown={shown} /> : <main class="waiting" aria-busy="true" />}
    </>
  );
}

const ready = (): void => go("/pax-romana/learn/ready");

const SKIRMISH: Chapter = {
  tasks: TASKS,
  keep: keepProgress,
  finish() {
    keepProgress(TASK_COUNT);
    ready();
  },
};
const CHAPTERS: Readonly<Record<string, Chapter>> = {
  play: SKIRMISH,
  cards: { tasks: CARD_TASKS, keep: () => undefined, finish: ready },
};

const screen: Screen = {
  Page: Learn,
  words: [learnWords, texts, romanaWords, kernelWords],
  title: () => learnWords.now.value.title,
};
export default screen;
