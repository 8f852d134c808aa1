import { doerOf } from "@ara/pax-romana/story";
import { chapterIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { kernelWords } from "../../../app/kernel-words.ts";
import type { Screen } from "../../../app/screen.ts";
import { moves } from "../../../app/settings.ts";
import { Waiting } from "../../../replay/waiting.tsx";
import { WhatIf } from "../../../replay/what-if.tsx";
import { keptAt, type Where } from "../../../replay/where.ts";
import { useKept, type Kept } from "../../../store/use-kept.ts";
import { Page } from "../../../ui/page.tsx";
import { drawnOf, nodesOf } from "../story/drawn.ts";
import { Mark } from "../story/mark.tsx";
import { PastMap } from "../story/past-map.tsx";
import { drawTrails } from "../story/trail-marks.ts";
import { texts } from "../text/words.ts";
import { textsIn } from "../text/flavour.ts";
import { romanaWords } from "../words.ts";
import "../ui/power.css";
import { Controls } from "./controls.tsx";
import { Log } from "./log.tsx";
import type { RomanaLookBack } from "./outline.ts";
import { Standing } from "./standing.tsx";
import { pressKey, SPEEDS, useReplay } from "./use-replay.ts";
import { sayWhyNot } from "./why-not.ts";
import { replayWords } from "./words.ts";
import "./replay.css";

type Open = Extract<Kept<RomanaLookBack>, { state: "open" }>;

/** A game of Pax Romana looked back on: "/replay/<id>?at=<decision>&part=<chapter>&seat=<viewpoint>". */
function ReplayPage({ path }: { readonly path: readonly string[] }): JSX.Element {
  const game = useKept<RomanaLookBack>("replay", path[0]);
  if (game.state !== "open") return <Unread game={game} />;
  return <Reader key={game.saved.id} game={game} where={keptAt(game.saved.id)} />;
}

/** There is nothing to leaf through, or not yet. */
export const Unread = ({ game }: { readonly game: Exclude<Kept<RomanaLookBack>, Open> }): JSX.Element => (
  <Waiting
    game={game}
    say={replayWords.now.value}
    whyNot={(refusal) => replayWords.now.value.refused(sayWhyNot(refusal))}
  />
);

interface ReaderProps {
  readonly game: Open;
  readonly where: Where;
  /** For a game that is not kept here: the way to do so. */
  readonly keep?: JSX.Element;
}

export function Reader({ game, where, keep }: ReaderProps): JSX.Element {
  const { saved, outline, replay } = game;
  const { config, over } = outline;
  const say = replayWords.now.value;
  const steps = useReplay(saved, outline, replay, where);
  const { chapters, position, moment, told, playing } = steps;
  const chapter = chapters[position.chapter];
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (pressKey(steps, event)) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [steps]);
  const overlay = useMemo(() => {
    if (told.length === 0) return null;
    const since = performance.now();
    const drawn = drawnOf(told, moves() ? SPEEDS[steps.speed] * 0.6 : 0);
    return {
      draw: (scene: Parameters<typeof drawTrails>[0], into: Element) =>
        drawTrails(scene, into, drawn, performance.now() - since),
      at: nodesOf(drawn),
    };
  }, [told]);
  const at = useMemo(() => moment && { places: moment.overview.places, control: moment.control }, [moment]);
  const sentence =
    chapter && position.at > 0
      ? chapterIn(textsIn(romanaWords.now.value, chapter.turn), config, { ...chapter, events: told })
      : "";
  return (
    <Page of="pax-romana" class="romana past">
      <div class="past-room">
        <PastMap config={config} position={at} overlay={overlay} label={say.map} />
        <div class="past-side">
          <header class="past-where panel">
            <h1>
              <span class="sr">{say.title}: </span>
              {saved.whatIf && `${say.whatIf} · `}
              {position.at === 0 || !chapter
                ? say.setup
                : [say.turn(chapter.turn), chapter.phase && romanaWords.now.value.words.phases[chapter.phase]]
                    .filter(Boolean)
                    .join(" · ")}
            </h1>
            <p class="num">
              {say.step({ step: position.at, of: outline.length - 1 })}{" "}
              {!keep && (
                <a href={over ? `/score/${saved.id}` : `/table/${saved.id}`}>{over ? say.toScore : say.toTable}</a>
              )}
            </p>
            {keep}
            <p class="past-said" aria-live={playing ? "off" : "polite"} data-said>
              {chapter && doerOf(chapter) >= 0 && sentence && <Mark config={config} power={chapter.power} />}
              {sentence}
            </p>
            {!over && <p class="past-note">{say.running}</p>}
          </header>
          {over && (
            <WhatIf
              saved={saved}
              outline={outline}
              at={position.at}
              beholder={steps.beholder}
              toAct={moment?.toAct ?? []}
              levels={["steady"]}
              proposed="steady"
              say={say}
            />
          )}
          {moment && <Standing config={config} moment={moment} />}
          <Log config={config} steps={steps} told={told} />
        </div>
        <Controls saved={saved} outline={outline} steps={steps} link={game.link} />
      </div>
    </Page>
  );
}

const screen: Screen = {
  Page: ReplayPage,
  words: [replayWords, texts, romanaWords, kernelWords],
  title: () => replayWords.now.value.title,
};
export default screen;
