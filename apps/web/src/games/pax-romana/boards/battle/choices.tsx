import { worldOf, type Action, type Option, type View } from "@ara/pax-romana";
import type { Leaving } from "@ara/pax-romana/board/battle";
import { outlookAfter } from "@ara/pax-romana/board/choices";
import { sackBoardOf } from "@ara/pax-romana/board/sack";
import type { JSX } from "preact";
import type { Answer } from "../../text/answers.ts";
import type { Shown } from "../../text/shown.ts";
import type { TextFace } from "../../text/text-face.ts";
import { OutlookBar } from "./outlook.tsx";
import { listed, percentOf, type Tongue } from "./speaking.ts";
import { Weather } from "./weather.tsx";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly tongue: Tongue;
  readonly asks: () => void;
  readonly leaving?: Leaving | null;
}

/** Gives an answer, or weighs it first where that is wished for. */
export function giveAnswer(face: TextFace, answer: Answer, asks: () => void): void {
  if (face.choose(answer)) asks();
}

/** Points at the place of an answer on the map. */
export const lights = (face: TextFace, at: number | undefined): Record<string, () => void> => {
  if (at === undefined || !face.hasMap) return {};
  const lit = (nodes: readonly number[]) => (): void => void (face.lit.value = { nodes, go: false });
  return { onMouseEnter: lit([at]), onFocus: lit([at]), onMouseLeave: lit([]), onBlur: lit([]) };
};

/** Every answer a button with its consequence under it; two of them stand side by side. */
export function Choices({ face, shown, tongue, asks, leaving }: Props): JSX.Element {
  const { answers, news } = shown;
  return (
    <div class="battle-choices" data-two={answers.length === 2 || undefined}>
      {answers.map((answer) => (
        <button
          key={answer.key}
          data-answer={answer.key}
          data-care={answer.care}
          {...lights(face, answer.at)}
          onClick={() => giveAnswer(face, answer, asks)}
        >
          <b>{answer.label}</b>
          <Foreseen tongue={tongue} view={news.view} answer={answer} />
          <Meaning tongue={tongue} answer={answer} option={optionOf(shown, answer)} />
          {leaving && <Left tongue={tongue} action={answer.action} leaving={leaving} />}
          {answer.action.type === "commit" && answer.action.n > 0 && <Beasts tongue={tongue} view={news.view} />}
          {answer.action.type === "sack" && answer.action.yes && <Spoils tongue={tongue} view={news.view} />}
          <Weather tongue={tongue} option={optionOf(shown, answer)} />
        </button>
      ))}
    </div>
  );
}

const optionOf = ({ news }: Shown, { action }: Answer): Option | undefined =>
  news.prompt?.options.find((option) => option.action === action);

interface MeaningProps {
  readonly tongue: Tongue;
  readonly answer: Answer;
  readonly option: Option | undefined;
}

/** What an answer costs and leads to; of a result only the losses, for the dice lie above. */
function Meaning({ tongue, answer, option }: MeaningProps): JSX.Element {
  const { text, speech, fighting } = tongue;
  const result = option?.leads?.find((lead) => lead.to === "result");
  const lines = result && fighting ? answer.meaning.slice(0, -1) : answer.meaning;
  const losses = result && fighting ? [text.losses(listed(tongue, fighting, result.losses))] : [];
  return (
    <>
      {[...losses, ...lines].map((line) => (
        <small key={line}>{speech.game.words.grammar.sentence(line)}</small>
      ))}
    </>
  );
}

/** 10.67: what each face of an elephant's die does, in one line. */
function Beasts({ tongue, view }: { tongue: Tongue; view: View }): JSX.Element {
  const { negates, enemyLoss, ownLoss, dies } = worldOf(view.config).data.charts.elephants;
  const { beast } = tongue.text;
  const effects = [1, 2, 3, 4, 5, 6].map((die) =>
    [
      ...(negates[die]! > 0 ? [beast.negates] : []),
      ...(enemyLoss[die]! > 0 ? [beast.enemy(enemyLoss[die]!)] : []),
      ...(ownLoss[die]! > 0 ? [beast.own(ownLoss[die]!)] : []),
      ...(dies[die]! > 0 ? [beast.dies] : []),
    ].join(", "),
  );
  return (
    <span class="battle-faces">
      {effects.map((effect, i) => (
        <i key={i}>
          <b>{i + 1}</b> {effect === "" ? beast.nothing : effect}
        </i>
      ))}
    </span>
  );
}

/** 7.52, 7.53: what a sack may bring and end. */
function Spoils({ tongue, view }: { tongue: Tongue; view: View }): JSX.Element | null {
  const spoils = sackBoardOf(view);
  if (!spoils) return null;
  const { text, names, speech } = tongue;
  const { sentence } = speech.game.words.grammar;
  const [least, most] = [Math.min(...spoils.talents), Math.max(...spoils.talents)];
  return (
    <>
      <small>{sentence(text.spoils(least, names.talents(most)))}</small>
      <small>{sentence(text.marchesOn(percentOf(spoils.goesOn, 6)))}</small>
    </>
  );
}

/** 10.91, 10.92: what is left of a beaten defender who stays, and of one who goes. */
function Left({ tongue, action, leaving }: LeftProps): JSX.Element | null {
  if (action.type !== "force" && action.type !== "retreat") return null;
  const { left } = tongue.text;
  const { points } = leaving;
  const lost = action.yes ? leaving.goes : leaving.stays;
  return (
    <small data-left>
      {tongue.speech.game.words.grammar.sentence(
        lost >= points ? left.none : action.yes ? left.goes(lost, points) : left.stays(lost, points),
      )}
    </small>
  );
}

interface LeftProps {
  readonly tongue: Tongue;
  readonly action: Action;
  readonly leaving: Leaving;
}

/** How the battle would stand after an answer. */
function Foreseen({ tongue, view, answer }: { tongue: Tongue; view: View; answer: Answer }): JSX.Element | null {
  const outlook = outlookAfter(view, answer.action);
  const sides = tongue.fighting;
  if (!outlook || !sides) return null;
  const { attacker, draw, defender } = outlook.ways;
  return (
    <OutlookBar
      tongue={tongue}
      sides={sides}
      ways={[attacker, draw, defender]}
      losses={outlook.losses}
      falls={outlook.falls}
      short
    />
  );
}
