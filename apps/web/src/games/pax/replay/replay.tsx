import type { Refusal } from "@ara/kernel";
import { LEVELS } from "@ara/bots/pax/levels";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { sayOurs } from "../../../app/say.ts";
import { kernelWords } from "../../../app/kernel-words.ts";
import { fileWords, sayFileNo } from "../file-words.ts";
import { botWords } from "../bot-words.ts";
import type { Screen } from "../../../app/screen.ts";
import { Waiting as SharedWaiting } from "../../../replay/waiting.tsx";
import { WhatIf } from "../../../replay/what-if.tsx";
import { keptAt, type Where } from "../../../replay/where.ts";
import { Page } from "../../../ui/page.tsx";
import { useKept, type Kept } from "../../../store/use-kept.ts";
import { usePromised } from "../../../app/use-promised.ts";
import { keptAnalysis } from "../../../store/analyses.ts";
import { findings } from "../score/findings.ts";
import { readerOf } from "../score/reader.ts";
import { namesFor, scoreWords } from "../score/words.ts";
// First: the parts below refine it.
import "./replay.css";
import { Board } from "./board.tsx";
import { Controls, pressKey } from "./controls.tsx";
import { Log } from "./log.tsx";
import { Opinion, type Shown } from "./opinion.tsx";
import type { PaxLookBack } from "./outline.ts";
import { placesAt, type Place } from "./places.ts";
import { Rome } from "./rome.tsx";
import { Telling } from "./telling.tsx";
import { useSteps } from "./use-steps.ts";
import { replayWords } from "./words.ts";

/** A game looked back on: "/replay/<id>?at=<decision>&event=<event>&seat=<viewpoint>". */
function ReplayPage({ path }: { readonly path: readonly string[] }): JSX.Element {
  const game = useKept<PaxLookBack>("replay", path[0]);
  if (game.state === "open") return <Reader key={game.saved.id} game={game} where={keptAt(game.saved.id)} />;
  return <Waiting game={game} />;
}

/** There is nothing to leaf through, or not yet. */
export const Waiting = ({ game }: { readonly game: Exclude<Kept<PaxLookBack>, { state: "open" }> }): JSX.Element => (
  <SharedWaiting game={game} say={replayWords.now.value} whyNot={sayWhyNot} />
);

const sayWhyNot = (refusal: Refusal): string => {
  const say = replayWords.now.value;
  const reason = refusal.key === "link.broken" ? say.linkBroken : (sayOurs(refusal) ?? sayFileNo(refusal));
  return say.refused({ reason });
};

const NOWHERE: ReadonlySet<Place> = new Set();

interface ReaderProps {
  readonly game: Extract<Kept<PaxLookBack>, { state: "open" }>;
  readonly where: Where;
  /** For a game that is not kept here: the way to do so. */
  readonly keep?: JSX.Element;
}

export function Reader({ game, where, keep }: ReaderProps): JSX.Element {
  const { saved, outline, replay } = game;
  const steps = useSteps(saved, outline, replay, where);
  const { position, beholder, moment } = steps;
  const [advised, setAdvised] = useState<Shown | null>(null);
  const you = readerOf(saved);
  const names = namesFor(saved.seats, you);
  const kept = usePromised(() => keptAnalysis(findings, saved.id, saved.record!), [saved.id]);
  const found =
    kept?.lapses.find(({ entry, seat }) => entry - 1 === position.at && moment?.toAct[0] === seat)?.advice ?? null;
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
          <Telling steps={steps} names={names} you={you} saved={saved} outline={outline} keep={keep} />
          {moment && (
            <Board moment={moment} seats={saved.seats} names={names} you={you} places={places} advised={advised} />
          )}
        </div>
        <div class="replay-side">
          <Opinion
            key={`${position.at}/${beholder}`}
            replay={replay}
            steps={steps}
            names={names}
            you={you}
            found={found}
            over={outline.over}
            onAdvice={setAdvised}
          />
          {outline.over && (
            <WhatIf
              saved={saved}
              outline={outline}
              at={position.at}
              beholder={beholder}
              toAct={moment?.toAct ?? []}
              levels={LEVELS}
              proposed="centurio"
              open={!matchMedia("(min-width: 900px)").matches}
              say={replayWords.now.value}
            />
          )}
          {moment && <Rome view={moment.view} names={names} named={places.has("rome")} />}
          <Log outline={outline} replay={replay} steps={steps} names={names} you={you} />
        </div>
      </div>
      <Controls names={names} saved={saved} outline={outline} steps={steps} link={game.link} />
    </Page>
  );
}

const screen: Screen = {
  Page: ReplayPage,
  words: [replayWords, scoreWords, kernelWords, fileWords, botWords],
  title: () => replayWords.now.value.title,
};
export default screen;
