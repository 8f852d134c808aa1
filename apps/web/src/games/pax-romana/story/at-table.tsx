import { chaptersIn, doerOf, unseenFrom } from "@ara/pax-romana/story";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { moves, settings } from "../../../app/settings.ts";
import { Icon } from "../../../ui/icon.tsx";
import { inTurn, ownPowers, tell } from "../text/log.ts";
import { letterOf, powerId, powerName } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { drawnOf, isShown, namedIn, nodesOf } from "./drawn.ts";
import { Playback } from "./playback.ts";
import { drawTrails } from "./trail-marks.ts";
import { storyWords } from "./words.ts";
import "./at-table.css";
import "./trails.css";

export { storyWords };

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
}

/** Upon the map: what others are doing in a sentence, and what they did since one's last turn once more. */
export function Telling({ face, shown }: Props): JSX.Element | null {
  const say = storyWords.now.value;
  const { view, prompt, over } = shown.news;
  const { session } = shown;
  const lines = session.lines.value;
  const playback = useMemo(() => new Playback(), [session]);
  const chapters = useMemo(() => chaptersIn(lines.map(({ event }) => event)), [lines]);
  const powers = ownPowers(view);
  const shot = playback.shot.value;
  const last = chapters.at(-1);
  const isTheirs = last?.kind === "activation" && !powers.includes(last.power);
  // What is over is read until somebody is asked something else.
  const live = !over && isTheirs && (!last.done || prompt === null) ? last : null;
  const chapter = shot?.chapter ?? live;
  const unseen = useMemo(
    () => chapters.slice(unseenFrom(chapters, powers)).filter((one) => one.done && isShown(one, powers)),
    [chapters],
  );

  useEffect(() => {
    if (!chapter) {
      face.overlay.value = null;
      return;
    }
    const since = performance.now();
    const drawn = drawnOf(chapter.events, shot && moves() ? shot.stay * 0.7 : 0);
    face.overlay.value = {
      draw: (scene, into) => drawTrails(scene, into, drawn, performance.now() - since),
      // What others do is followed, if there is time to see it; whoever is asked looks at what he is asked about.
      named: namedIn(drawn),
      at: shot
        ? [...new Set([...nodesOf(drawn), ...drawn.done])]
        : prompt || settings.peek().pace === "instant"
          ? []
          : (drawn.trails.at(-1)?.nodes ?? []),
    };
  }, [chapter?.from, chapter?.events.length, shot, prompt === null]);
  // Whoever plays on has seen enough.
  useEffect(() => () => playback.stop(), [playback, lines]);
  useEffect(() => {
    if (!shot) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key === "Escape") playback.stop();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [shot === null]);

  // Whoever is at it himself wants to see the map.
  const isOwn =
    last?.kind === "activation" &&
    !last.done &&
    powers.includes(last.power) &&
    last.events.some(({ type }) => type === "operationChosen");
  if (!chapter) {
    if (unseen.length === 0 || !prompt || isOwn) return null;
    return (
      <div class="telling" data-over>
        <button class="telling-since" title={say.sinceHint} onClick={() => playback.start(unseen)}>
          <Icon name="play" />
          <span class="telling-said">{say.since(unseen.length)}</span>
          <b aria-hidden="true">{unseen.length}</b>
        </button>
      </div>
    );
  }
  const text = tell(inTurn(face.speech.value, chapter.turn), view, chapter);
  return (
    <div class="telling panel" data-over data-telling={shot ? "again" : "live"} data-asked={prompt !== null && !shot}>
      {doerOf(chapter) >= 0 && (
        <span class="power-mark" data-pow={powerId(chapter.power)} aria-hidden="true">
          {letterOf(powerName(face.speech.value, view, chapter.power))}
        </span>
      )}
      <p>
        {shot && <small>{say.chapter(shot)}</small>} {text}
      </p>
      {shot && (
        <span class="telling-do">
          {shot.n < shot.of && (
            <button onClick={() => playback.next()} aria-label={say.next} title={say.next}>
              ›
            </button>
          )}
          <button onClick={() => playback.stop()}>{shot.n < shot.of ? say.skip : say.close}</button>
        </span>
      )}
      {!shot && session.busy.value && <button onClick={() => session.skip()}>{say.skip}</button>}
    </div>
  );
}
