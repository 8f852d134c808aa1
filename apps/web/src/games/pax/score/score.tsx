import type { JSX } from "preact";
import { appWords } from "../../../app/app-words.ts";
import { sayOurs } from "../../../app/say.ts";
import { kernelWords } from "../../../app/kernel-words.ts";
import { fileWords, sayFileNo } from "../file-words.ts";
import { botWords } from "../bot-words.ts";
import type { Screen } from "../../../app/screen.ts";
import { countGames } from "../store/campaign.ts";
import type { Saved } from "../../../store/saved.ts";
import { tablesOf } from "../../../store/store.ts";
import { Page } from "../../../ui/page.tsx";
import type { PaxLookBack, PaxReplay } from "../replay/outline.ts";
import { Balance } from "./balance.tsx";
import { Course } from "./course.tsx";
import { LookingBack } from "./looking-back.tsx";
import { readerOf } from "./reader.ts";
import { Sheet } from "./sheet.tsx";
import { useKept } from "../../../store/use-kept.ts";
import { trustWords } from "../../../online/fair/trusted.tsx";
import { usePromised } from "../../../app/use-promised.ts";
import { VerdictBand } from "./verdict.tsx";
import { namesFor, scoreWords } from "./words.ts";
import "./score.css";

/** The score sheet of a finished game: "/score/<id>". */
function ScorePage({ path }: { readonly path: readonly string[] }): JSX.Element {
  const game = useKept<PaxLookBack>("score", path[0]);
  const say = scoreWords.now.value;
  if (game.state === "open" && game.outline.over) return <Finished saved={game.saved} replay={game.replay} />;
  const running = game.state === "empty" || game.state === "open";
  return (
    <Page class="score-waiting">
      <h1>{say.title}</h1>
      <p role="status">
        {game.state === "reading" && say.reading}
        {game.state === "missing" && say.missing}
        {running && say.running}
        {game.state === "refused" &&
          say.refused({
            reason: sayOurs(game.refusal) ?? sayFileNo(game.refusal),
          })}
      </p>
      {running && (
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
}

function Finished({ saved, replay }: { readonly saved: Saved; readonly replay: PaxReplay }): JSX.Element {
  const story = usePromised(async () => {
    if (saved.seats.length === 1) await countCampaign(saved);
    return replay.story();
  }, [replay]);
  if (!story) {
    return (
      <Page class="score-waiting">
        <h1>{scoreWords.now.value.title}</h1>
        <p role="status">{scoreWords.now.value.reading}</p>
      </Page>
    );
  }
  const you = readerOf(saved);
  const names = namesFor(saved.seats, you);
  return (
    <Page class="score">
      <VerdictBand saved={saved} story={story} replay={replay} />
      <div class="score-panels">
        <LookingBack saved={saved} story={story} names={names} replay={replay}>
          <div class="score-main">
            <Balance story={story} names={names} />
            <Sheet story={story} names={names} />
          </div>
          <Course id={saved.id} story={story} names={names} you={you} />
        </LookingBack>
      </div>
    </Page>
  );
}

/** 8.6: a won game opens the next one. All games are looked at, as one that goes on from an earlier one wins nothing. */
async function countCampaign(saved: Saved): Promise<void> {
  const tables = await tablesOf("pax").catch(() => [saved]);
  countGames(tables);
}

const screen: Screen = {
  Page: ScorePage,
  words: [scoreWords, kernelWords, fileWords, botWords, trustWords],
  title: () => scoreWords.now.value.title,
};
export default screen;
