import { worldOf } from "@ara/pax-romana";
import { chaptersIn } from "@ara/pax-romana/story";
import { sayOutcomeIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { kernelWords } from "../../../app/kernel-words.ts";
import type { Screen } from "../../../app/screen.ts";
import { usePromised } from "../../../app/use-promised.ts";
import { isOnline } from "../../../online/address.ts";
import { Rematch } from "../../../online/rematch.tsx";
import { Trusted, trustWords } from "../../../online/fair/trusted.tsx";
import { download, fileOf } from "../../../store/export.ts";
import type { Saved } from "../../../store/saved.ts";
import { useKept, type Kept } from "../../../store/use-kept.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Page } from "../../../ui/page.tsx";
import type { RomanaLookBack } from "../replay/outline.ts";
import { sayWhyNot } from "../replay/why-not.ts";
import { RuleLink } from "../rule-link.tsx";
import { nameOf } from "../story/mark.tsx";
import { texts } from "../text/words.ts";
import { romanaWords } from "../words.ts";
import { Battles } from "./battles.tsx";
import { Luck } from "./luck.tsx";
import { Points } from "./points.tsx";
import { Provinces } from "./provinces.tsx";
import { Story } from "./story.tsx";
import type { Told } from "./told.ts";
import { scoreWords } from "./words.ts";
import "../ui/power.css";
import "./score.css";

/** "/score/<id>" */
function ScorePage({ path }: { readonly path: readonly string[] }): JSX.Element {
  const game = useKept<RomanaLookBack>("score", path[0]);
  const say = scoreWords.now.value;
  if (game.state === "open" && game.outline.over) return <Finished key={game.saved.id} game={game} />;
  const isRunning = game.state === "empty" || game.state === "open";
  return (
    <Page of="pax-romana" class="tally-waiting">
      <h1>{say.title}</h1>
      <p role="status">
        {isRunning ? say.running : game.state === "refused" ? say.refused(sayWhyNot(game.refusal)) : say[game.state]}
      </p>
      {isRunning && (
        <p>
          <a class="btn btn-main" href={`/table/${game.saved.id}`}>
            {say.toTable}
          </a>
        </p>
      )}
      {game.state !== "reading" && (
        <p>
          <a href="/">{say.home}</a>
        </p>
      )}
    </Page>
  );
}

function Finished({ game }: { readonly game: Extract<Kept<RomanaLookBack>, { state: "open" }> }): JSX.Element {
  const { saved, outline, replay } = game;
  const { config } = outline;
  const told = usePromised(async (): Promise<Told> => {
    const [events, course, moment] = await Promise.all([
      replay.log("everything"),
      replay.course(),
      replay.moment(outline.length - 1, "everything"),
    ]);
    const { powers } = worldOf(config).scenario;
    const chapters = chaptersIn(events);
    return { id: saved.id, config, powers, events, chapters, outline, course, outcome: moment.outcome! };
  }, [replay]);
  if (!told) {
    return (
      <Page of="pax-romana" class="tally-waiting">
        <h1>{scoreWords.now.value.title}</h1>
        <p role="status">{scoreWords.now.value.reading}</p>
      </Page>
    );
  }
  return (
    <Page of="pax-romana" class="romana tally">
      <Verdict saved={saved} told={told} replay={replay} />
      <div class="tally-panels">
        <Points told={told} />
        <Story told={told} />
        <Luck told={told} />
        <Provinces told={told} />
        <Battles told={told} />
      </div>
    </Page>
  );
}

/** Who has won, and where to go from here. */
function Verdict({
  saved,
  told,
  replay,
}: {
  readonly saved: Saved;
  readonly told: Told;
  readonly replay: object;
}): JSX.Element {
  const say = scoreWords.now.value;
  const { config, outcome, chapters } = told;
  const { words } = romanaWords.now.value;
  const winners = words.grammar.and(outcome.winners.map((power) => nameOf(config, power)));
  const file = useMemo(() => fileOf(saved), [saved]);
  const first = chapters.find(({ turn }) => turn > 0)?.turn ?? 1;
  return (
    <header class="tally-verdict" data-pow-many={outcome.winners.length}>
      <p class="tally-kind">
        {say.title} · {say.at((chapters.at(-1)?.turn ?? first) - first + 1)}
      </p>
      <h1>{winners}</h1>
      <p class="tally-lead" data-result>
        {sayOutcomeIn(romanaWords.now.value, config, outcome)}{" "}
        {/^\d+\.\d+$/.test(outcome.reason) && <RuleLink rule={outcome.reason} />}
      </p>
      <div class="tally-do">
        <a class="btn btn-main" href={`/replay/${saved.id}?at=0`}>
          <Icon name="play" /> {say.replay}
        </a>
        <a class="btn" href={`/table/${saved.id}`}>
          {say.toTable}
        </a>
        {!isOnline(saved.id) ? (
          <a class="btn" href="/pax-romana/new">
            <Icon name="plus" /> {say.again}
          </a>
        ) : (
          !saved.guest && <Rematch id={saved.id} />
        )}
        {file && (
          <button type="button" onClick={() => download(file)}>
            <Icon name="log" /> {say.download}
          </button>
        )}
        <a class="btn" href="/">
          {say.home}
        </a>
      </div>
      <Trusted class="tally-trust" saved={saved} replay={replay} />
    </header>
  );
}

const screen: Screen = {
  Page: ScorePage,
  words: [scoreWords, texts, romanaWords, kernelWords, trustWords],
  title: () => scoreWords.now.value.title,
};
export default screen;
