import type { Refusal } from "@ara/kernel";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { sayOurs } from "../../../app/say.ts";
import { kernelWords } from "../../../app/kernel-words.ts";
import { botWords } from "../words.ts";
import type { Screen } from "../../../app/screen.ts";
import { Page } from "../../../ui/page.tsx";
import { Game } from "./game.tsx";
import { Pass } from "./pass.tsx";
import { Session } from "./session.ts";
import { sayNo } from "./speech.ts";
import { textWords } from "./text-words.ts";
import { Voice } from "./voice.tsx";
import "./text.css";

/** The table for the ear: /text/<id> is the same game as /table/<id>. */
function TextPage({ path }: { readonly path: readonly string[] }): JSX.Element {
  const id = path[0] ?? "";
  const session = useMemo(() => new Session(id), [id]);
  useEffect(() => {
    void session.open();
    return () => session.close();
  }, [session]);
  return (
    <Page class="text">
      <Voice speaker={session.speaker} />
      <Content session={session} />
    </Page>
  );
}

function Content({ session }: { readonly session: Session }): JSX.Element {
  const status = session.status.value;
  const desk = session.desk.value;
  if (typeof status === "object") return <Refused session={session} refusal={status} />;
  if (status === "broken") return <Broken session={session} />;
  if (desk?.news.value) return <Game key={String(desk.viewer)} session={session} desk={desk} news={desk.news.value} />;
  if (status === "open") return <Pass session={session} />;
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

function noticeOf({ speech }: Session, refusal: Refusal): string {
  if (refusal.key === "table.unknown") return speech.value.text.page.unknown;
  return sayOurs(refusal) ?? sayNo(speech.value, refusal);
}

function Refused({ session, refusal }: { readonly session: Session; readonly refusal: Refusal }): JSX.Element {
  const { text } = session.speech.value;
  return (
    <>
      <Notice text={noticeOf(session, refusal)} />
      <p>
        <a href="/new">{text.result.fresh}</a>
      </p>
    </>
  );
}

function Broken({ session }: { readonly session: Session }): JSX.Element {
  const { page } = session.speech.value.text;
  return (
    <>
      <Notice text={page.broken} />
      <button class="btn-main" onClick={() => void session.open()}>
        {page.again}
      </button>
    </>
  );
}

const screen: Screen = {
  Page: TextPage,
  words: [textWords, kernelWords, botWords],
  title: () => textWords.now.value.title,
};
export default screen;
