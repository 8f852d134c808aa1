import type { Refusal } from "@ara/kernel";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { appWords } from "../../../app/app-words.ts";
import { sayOurs } from "../../../app/say.ts";
import { kernelWords } from "../../../app/kernel-words.ts";
import { fileWords } from "../file-words.ts";
import { botWords } from "../bot-words.ts";
import { SHOWN } from "../manner.ts";
import type { Screen } from "../../../app/screen.ts";
import { openTable } from "../../../store/open-table.ts";
import { Page } from "../../../ui/page.tsx";
import { Game } from "./game.tsx";
import { Pass } from "./pass.tsx";
import { sayNo } from "./speech.ts";
import { TextFace } from "./text-face.ts";
import { turnWords } from "../table/turns/words.ts";
import { textWords } from "./text-words.ts";
import { Voice } from "../../../ui/voice.tsx";
import "./text.css";

/** The table for the ear: /text/<id> is the same game as /table/<id>. */
function TextPage({ path }: { readonly path: readonly string[] }): JSX.Element {
  const id = path[0] ?? "";
  const face = useMemo(() => new TextFace(id, (onLost) => openTable(id, SHOWN, onLost)), [id]);
  useEffect(() => {
    void face.sitting.open();
    return () => face.close();
  }, [face]);
  return (
    <Page class="text">
      <Voice speaker={face.speaker} />
      <Content face={face} />
    </Page>
  );
}

function Content({ face }: { readonly face: TextFace }): JSX.Element {
  const status = face.sitting.status.value;
  const transcript = face.transcript.value;
  if (typeof status === "object") return <Refused face={face} refusal={status} />;
  if (status === "broken") return <Broken face={face} />;
  if (transcript?.news.value)
    return <Game key={String(transcript.viewer)} face={face} transcript={transcript} news={transcript.news.value} />;
  if (status === "open") return <Pass face={face} />;
  return <Notice text={textWords.now.value.page.opening} />;
}

function Notice({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      <h1 class="text-h1">{textWords.now.value.title}</h1>
      <p>{text}</p>
    </>
  );
}

function noticeOf({ speech }: TextFace, refusal: Refusal): string {
  if (refusal.key === "table.unknown") return speech.value.text.page.unknown;
  return sayOurs(refusal) ?? sayNo(speech.value, refusal);
}

function Refused({ face, refusal }: { readonly face: TextFace; readonly refusal: Refusal }): JSX.Element {
  const { text } = face.speech.value;
  return (
    <>
      <Notice text={noticeOf(face, refusal)} />
      {refusal.key === "table.taken" && (
        <button class="btn-main" onClick={() => void face.sitting.open()}>
          {text.page.goOnHere}
        </button>
      )}
      <p>
        <a href="/new">{text.result.fresh}</a>
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

const screen: Screen = {
  Page: TextPage,
  words: [textWords, turnWords, kernelWords, fileWords, botWords],
  title: () => textWords.now.value.title,
};
export default screen;
