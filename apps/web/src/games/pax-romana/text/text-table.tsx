import type { JSX } from "preact";
import { CardsAtTable, DrawnAtTable } from "../cards/at-table.tsx";
import { Answers } from "./answer-list.tsx";
import { Head, useHeading } from "./head.tsx";
import { Forces } from "./forces.tsx";
import { Log } from "./log-panel.tsx";
import { Look } from "./look.tsx";
import { Meanwhile } from "./meanwhile.tsx";
import { Question } from "./question.tsx";
import { Result } from "./result.tsx";
import { Standing } from "./standing-panel.tsx";
import type { Shown } from "./shown.ts";
import type { TextFace } from "./text-face.ts";

/** The question with its answers; beside it how things stand, what happened, and what lies on the map. */
export function TextTable({ face, shown }: { readonly face: TextFace; readonly shown: Shown }): JSX.Element {
  const speech = face.speech.value;
  const { over } = shown.news;
  const { heading, asks } = useHeading(face);
  return (
    <>
      <Head face={face} shown={shown} other={{ to: `/table/${face.id}`, say: speech.text.map.withMap }} />
      <div class="romana-room">
        <div class="romana-main">
          {over ? (
            <>
              <Result speech={speech} shown={shown} />
              <Standing speech={speech} shown={shown} />
            </>
          ) : (
            <>
              <Meanwhile speech={speech} shown={shown} />
              <DrawnAtTable face={face} shown={shown} />
              <Question face={face} shown={shown} heading={heading} />
              <Answers face={face} shown={shown} asks={asks} />
              <CardsAtTable face={face} shown={shown} asks={asks} />
            </>
          )}
        </div>
        <div class="romana-side">
          {!over && <Standing speech={speech} shown={shown} />}
          <Log face={face} shown={shown} />
          <Look face={face} shown={shown} />
          <Forces face={face} shown={shown} />
        </div>
      </div>
    </>
  );
}
