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
import { placesOf, Skirmish } from "./skirmish.ts";
import { learnWords } from "./words.ts";
import "../ui/power.css";
import "../text/text.css";
import "./learn.css";

/** "/pax-romana/learn" invites, "/play" is the skirmish, "/ready" its end. */
function Learn({ path }: { readonly path: readonly string[] }): JSX.Element {
  if (path[0] === "play") return <Play />;
  return path[0] === "ready" ? <Ready /> : <Start />;
}

function Play(): JSX.Element {
  const skirmish = useMemo(() => new Skirmish(Math.max(0, progress()) % TASK_COUNT, finish), []);
  useEffect(() => () => skirmish.close(), [skirmish]);
  const face = skirmish.face.value;
  return (
    <div class="skirmish">
      <Coach skirmish={skirmish} />
      <RuleBeside />
      {face && <Table key={skirmish.index.value} face={face} index={skirmish.index.value} />}
    </div>
  );
}

function Table({ face, index }: { readonly face: TextFace; readonly index: number }): JSX.Element {
  const shown = face.shown.value;
  const isThere = shown !== null;
  useEffect(() => {
    if (isThere) face.lit.value = { nodes: placesOf(face, index), go: true };
  }, [face, isThere]);
  return (
    <>
      <Voice speaker={face.speaker} />
      {shown ? <MapTable face={face} shown={shown} /> : <main class="waiting" aria-busy="true" />}
    </>
  );
}

function finish(): void {
  keepProgress(TASK_COUNT);
  go("/pax-romana/learn/ready");
}

const screen: Screen = {
  Page: Learn,
  words: [learnWords, texts, romanaWords, kernelWords],
  title: () => learnWords.now.value.title,
};
export default screen;
