import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { kernelWords } from "../../../app/kernel-words.ts";
import { botWords } from "../bot-words.ts";
import { paxWords } from "../words.ts";
import { go } from "../../../app/router.ts";
import type { Screen } from "../../../app/screen.ts";
import { later } from "../table/later.ts";
import { TableView } from "../table/table-view.tsx";
import { tableWords } from "../table/words.ts";
import { Coach } from "./coach.tsx";
import { glowFor } from "./glow.ts";
import { Lesson } from "./lesson.ts";
import { keepProgress, progress } from "./progress.ts";
import { Ready, Start } from "./pages.tsx";
import { STEPS } from "./steps.ts";
import { learnWords } from "./words.ts";
import "./learn.css";

/** "/learn" invites, "/learn/play" is the lesson, "/learn/ready" its end. */
function Learn({ path }: { readonly path: readonly string[] }): JSX.Element {
  if (path[0] === "play") return <Play />;
  return path[0] === "ready" ? <Ready /> : <Start />;
}

function Play(): JSX.Element {
  const lesson = useMemo(() => new Lesson(Math.max(0, progress()) % STEPS.length, finish), []);
  useEffect(() => {
    const dim = glowFor(lesson);
    return () => {
      dim();
      lesson.close();
    };
  }, [lesson]);
  const desk = lesson.desk.value;
  if (!desk) return <main class="waiting" aria-busy="true" />;
  return (
    <div class="learn" onClick={(event) => later.value?.openBeside(lesson.hands, event)}>
      <div class="learn-room">
        <Coach lesson={lesson} />
        <TableView desk={desk} hands={lesson.hands} />
      </div>
    </div>
  );
}

function finish(): void {
  keepProgress(STEPS.length);
  go("/learn/ready");
}

const screen: Screen = {
  Page: Learn,
  words: [learnWords, tableWords, paxWords, kernelWords, botWords],
  title: () => learnWords.now.value.title,
};
export default screen;
