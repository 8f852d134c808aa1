import type { Refusal } from "@ara/kernel";
import type { JSX } from "preact";
import { appWords } from "../../../app/app-words.ts";
import { Page } from "../../../ui/page.tsx";
import { carry } from "./carry.ts";
import { Dialogs, texts } from "./dialogs/dialogs.tsx";
import { PassScreen } from "./pass.tsx";
import { say, sayRefusal } from "./words.ts";

/** There is no table: why, and where to go from here. */
function Failed({ why, reopen }: { why: "broken" | Refusal; reopen: () => void }): JSX.Element {
  return (
    <Page>
      <p class="note no">{why === "broken" ? appWords.now.value.stopped : sayRefusal(why)}</p>
      <p>
        {why === "broken" && <button onClick={reopen}>{appWords.now.value.reopen}</button>}{" "}
        <a class="btn" href="/">
          {say().home}
        </a>
      </p>
    </Page>
  );
}

/** What a table can be played without: the menu, the list of keys, dragging, what stands between two people. */
export const parts = { Dialogs, PassScreen, Failed, carry };
export const words = texts;
