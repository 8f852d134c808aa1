import { NONE, underWay } from "@ara/pax-romana";
import type { ComponentChildren, JSX } from "preact";
import { namesFor } from "../text/speech.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { CardFace } from "./card.tsx";
import { nameOfCard } from "./plays.ts";
import { atTable } from "./shown-card.ts";
import { cardWords } from "./words.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  /** What can be done at once. */
  readonly children?: ComponentChildren;
}

/** The window: what is happening, who may answer it, why one is asked, and what comes if one passes. */
export function CardWindow({ face, shown, children }: Props): JSX.Element | null {
  const say = cardWords.now.value.window;
  const speech = face.speech.value;
  const { view } = shown.news;
  const frame = underWay(view, "cardWindow");
  if (!frame) return null;
  const { window, asked, card, by } = frame;
  const { all, who } = namesFor(speech, view);
  const { capital } = speech.game.words.grammar;
  const { active } = shown.overview;
  const play = view.frames.findLast(({ proc }) => proc === "playCard") as
    | { readonly target?: number; readonly atOnce: boolean }
    | undefined;
  const target = play?.target;
  const named = card === NONE || target === undefined || target === NONE ? "" : who(target);
  const actor = by === NONE ? active : by;
  const now = window === "cardPlayed" && play?.atOnce ? say.struck : say.now[window];
  return (
    <div class="cards-window" data-window={window}>
      <h3 class="cards-now">{capital(now({ who: actor === null ? "" : who(actor) }))}</h3>
      {named !== "" && <p class="cards-note">{say.names(named)}</p>}
      {card !== NONE && <CardFace {...atTable(speech, view, nameOfCard(card))} />}
      {children}
      <dl>
        <dt>{say.who}</dt>
        <dd>{capital(all(asked))}</dd>
        <dt>{say.why}</dt>
        <dd>{say.because[window]}</dd>
        <dt>{say.passed}</dt>
        <dd>{say.after[window]}</dd>
      </dl>
    </div>
  );
}
