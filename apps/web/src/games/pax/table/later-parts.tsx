import type { Refusal } from "@ara/kernel";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { go, here } from "../../../app/router.ts";
import { appWords } from "../../../app/app-words.ts";
import { Page } from "../../../ui/page.tsx";
import { carry } from "./carry.ts";
import type { Desk, Hands } from "./desk.ts";
import { Dialogs } from "./dialogs/dialogs.tsx";
import { texts } from "./dialogs/texts.ts";
import { Ending } from "./ending.tsx";
import { KeyBadges } from "./keyboard/badges.tsx";
import { pressKey } from "./keys.ts";
import { sayKind } from "./kind.ts";
import { LiveLog, Log } from "./log.tsx";
import { LookingOn } from "./looking-on.tsx";
import { Notes } from "./notes.tsx";
import { PassScreen } from "./pass.tsx";
import { recallReasons } from "./recall-reasons.ts";
import { bookOf } from "./turns/book.ts";
import { Steps } from "./turns/steps.tsx";
import { LastTurn, LastTurns, RomesTurn } from "./turns/story.tsx";
import { turnWords } from "./turns/words.ts";
import { Refused } from "./refused.tsx";
import { sayLeftOver } from "./say-left-over.ts";
import { openBeside, Sheets } from "./sheets/sheets.tsx";
import { sheetWords } from "./sheets/words.ts";
import { Start } from "./start.tsx";
import { sayRefusal } from "./words.ts";
import { Verdict } from "./verdict.tsx";

const sayFailed = (why: Refusal): string => (why.key === "table.unknown" ? texts.now.value.unknown : sayRefusal(why));

const isTaken = (why: "broken" | Refusal): boolean => why !== "broken" && why.key === "table.taken";

/** There is no table: why, and where to go from here. */
function Failed({ why, reopen }: { why: "broken" | Refusal; reopen: () => void }): JSX.Element {
  return (
    <Page>
      <p class="note no">{why === "broken" ? appWords.now.value.stopped : sayFailed(why)}</p>
      <p>
        {why === "broken" && <button onClick={reopen}>{appWords.now.value.reopen}</button>}
        {isTaken(why) && (
          <button class="btn-main" onClick={reopen}>
            {texts.now.value.goOnHere}
          </button>
        )}{" "}
        <a class="btn" href="/">
          {appWords.now.value.home}
        </a>
      </p>
    </Page>
  );
}

const Reopened = (): JSX.Element => (
  <p class="note table-reopened" role="status">
    {texts.now.value.crashed}
  </p>
);

/** The browser keeps nothing any more: the game goes on, and says so. */
function Unsaved({ reason }: { readonly reason: string }): JSX.Element {
  return (
    <p class="note no table-unsaved" role="alert">
      {texts.now.value.unsaved({ reason })}
    </p>
  );
}

/** What stands beside and over the table. */
function Beside({ desk, hands }: { readonly desk: Desk; readonly hands: Hands }): JSX.Element {
  // Whoever comes from a moment of another game is told at once what was better there.
  const isAsked = here.value.search === "?hint" && desk.news.value.prompt !== null && !desk.busy.value;
  useEffect(() => {
    if (!isAsked) return;
    void desk.advise?.();
    go(here.value.pathname, "replace");
  }, [isAsked]);
  return (
    <>
      <Dialogs desk={desk} hands={hands} />
      <Steps desk={desk} hands={hands} />
      <Sheets desk={desk} hands={hands} />
      <Refused desk={desk} />
      <KeyBadges hands={hands} />
    </>
  );
}

/** What a table can be played without: menu, keys, dragging, the story of the game, what stands between two people. */
export const parts = {
  Beside,
  pressKey,
  openBeside,
  PassScreen,
  Failed,
  Reopened,
  Unsaved,
  Verdict,
  Start,
  sayLeftOver,
  carry,
  recallReasons,
  Notes,
  Log,
  LiveLog,
  LookingOn,
  sayKind,
  LastTurn,
  LastTurns,
  RomesTurn,
  bookOf,
  Ending,
};
export const words = [texts, turnWords, sheetWords];
