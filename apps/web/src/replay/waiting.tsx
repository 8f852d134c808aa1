import type { Refusal } from "@ara/kernel";
import type { JSX } from "preact";
import { appWords } from "../app/app-words.ts";
import type { LookBack } from "../games/game.ts";
import type { Kept } from "../store/use-kept.ts";
import { Page } from "../ui/page.tsx";
import "./controls.css";

interface Props {
  readonly game: Exclude<Kept<LookBack>, { state: "open" }>;
  readonly say: Readonly<Record<"title" | "reading" | "missing" | "empty" | "toTable", string>>;
  readonly whyNot: (refusal: Refusal) => string;
}

/** There is nothing to leaf through, or not yet. */
export const Waiting = ({ game, say, whyNot }: Props): JSX.Element => (
  <Page class="replay-waiting">
    <h1>{say.title}</h1>
    <p role="status">{game.state === "refused" ? whyNot(game.refusal) : say[game.state]}</p>
    {game.state === "empty" && (
      <p>
        <a class="btn btn-main" href={`/table/${game.saved.id}`}>
          {say.toTable}
        </a>
      </p>
    )}
    {game.state !== "reading" && (
      <p>
        <a href="/">{appWords.now.value.home}</a>
      </p>
    )}
  </Page>
);
