import { sayNoIn } from "@ara/pax/texts/say";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { appWords } from "../../../app/app-words.ts";
import { sayOurs } from "../../../app/say.ts";
import { kernelWords } from "../../../app/kernel-words.ts";
import { botWords } from "../bot-words.ts";
import { paxWords } from "../words.ts";
import type { Screen } from "../../../app/screen.ts";
import { Page } from "../../../ui/page.tsx";
import { useKept, type Kept } from "../../../store/use-kept.ts";
import { scoreWords } from "../score/words.ts";
// First: the parts below refine it.
import "./replay.css";
import { Board } from "./board.tsx";
import { Controls, pressKey } from "./controls.tsx";
import { Log } from "./log.tsx";
import { Opinion } from "./opinion.tsx";
import type { PaxLookBack } from "./outline.ts";
import { placesAt, type Place } from "./places.ts";
import { Rome } from "./rome.tsx";
import { Telling } from "./telling.tsx";
import { useSteps } from "./use-steps.ts";
import { WhatIf } from "./what-if.tsx";
import { replayWords } from "./words.ts";

/** A game looked back on: "/replay/<id>?at=<decision>&event=<event>&seat=<viewpoint>". */
function ReplayPage({ path }: { readonly path: readonly string[] }): JSX.Element {
  const game = useKept<PaxLookBack>("replay", path[0]);
  if (game.state === "open") return <Reader key={game.saved.id} game={game} />;
  const say = replayWords.now.value;
  return (
    <Page class="replay-waiting">
      <h1>{say.title}</h1>
      <p role="status">
        {game.state === "refused"
          ? say.refused({
              reason: sayOurs(game.refusal) ?? sayNoIn(paxWords.now.value, kernelWords.now.value, game.refusal),
            })
          : say[game.state]}
      </p>
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
}

const NOWHERE: ReadonlySet<Place> = new Set();

function Reader({ game }: { readonly game: Extract<Kept<PaxLookBack>, { state: "open" }> }): JSX.Element {
  const { saved, outline, replay } = game;
  const steps = useSteps(saved, outline, replay);
  const { position, beholder, moment } = steps;
  const names = saved.seats.map(({ name }) => name);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (pressKey(steps, event)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [steps]);
  const places = moment ? placesAt(moment) : NOWHERE;
  return (
    <Page class="replay">
      <div class="replay-wall">
        <div class="replay-field">
          <Telling steps={steps} names={names} saved={saved} outline={outline} />
          {moment && <Board moment={moment} seats={saved.seats} places={places} />}
        </div>
        <div class="replay-side">
          {moment && <Rome view={moment.view} names={names} named={places.has("rome")} />}
          <Log outline={outline} replay={replay} steps={steps} names={names} />
          <Opinion key={`${position.at}/${beholder}`} replay={replay} steps={steps} names={names} over={outline.over} />
          {outline.over && <WhatIf saved={saved} outline={outline} steps={steps} />}
        </div>
      </div>
      <Controls saved={saved} outline={outline} steps={steps} />
    </Page>
  );
}

const screen: Screen = {
  Page: ReplayPage,
  words: [replayWords, scoreWords, kernelWords, botWords],
  title: () => replayWords.now.value.title,
};
export default screen;
