import { isSameAction, type Option } from "@ara/pax-romana";
import type { Approach } from "@ara/pax-romana/board/approach";
import { sayMeaningIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import { colourOf } from "../../map/stacks.ts";
import type { Shown } from "../../text/shown.ts";
import type { TextFace } from "../../text/text-face.ts";
import { giveEach } from "../give-all.ts";
import { giveAnswer, lights } from "./choices.tsx";
import { SideHead } from "./land.tsx";
import { Units } from "./pieces.tsx";
import { withAll } from "./ride.ts";
import { percentOf, type Tongue } from "./speaking.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly tongue: Tongue;
  readonly approach: Approach;
  readonly asks: () => void;
}

/** 10.31: whoever comes. */
export function Comer({ tongue, approach }: Pick<Props, "tongue" | "approach">): JSX.Element {
  const { text, names } = tongue;
  const { owner, units, points, leaders } = approach;
  return (
    <section class="battle-side" data-pow={colourOf(owner)}>
      <SideHead owner={owner} tongue={tongue} role={text.comes} />
      <div class="battle-army">
        <Units row={units} tongue={tongue} />
      </div>
      <p class="battle-points">
        <b>{points}</b> {text.points(points)}
      </p>
      {leaders.length > 0 && (
        <p class="battle-note">{tongue.speech.game.words.grammar.capital(names.leaders(leaders))}</p>
      )}
    </section>
  );
}

/** 10.32: each stack that may intercept as a line: where, what it has, what it must throw; pressed, all of it tries. To let them pass is as large. */
export function Riders({ face, shown, tongue, approach, asks }: Props): JSX.Element {
  const { text, names } = tongue;
  const answerTo = (action: (typeof approach.riders)[number]["action"]) =>
    shown.answers.find((answer) => isSameAction(answer.action, action));
  const pass = shown.answers.find(({ action }) => action.type === "pass");
  const { view, prompt: open } = shown.news;
  const options = approach.riders.map(({ action }) => open?.options.find((one) => isSameAction(one.action, action)));
  const meant = options.map((option) => (option ? sayMeaningIn(tongue.speech.game, view.config, unsaid(option)) : []));
  const { sentence } = tongue.speech.game.words.grammar;
  // What holds for every stack is said once, below them.
  const common = meant.length > 1 ? meant[0]!.filter((line) => meant.every((lines) => lines.includes(line))) : [];
  return (
    <div class="battle-choices">
      {pass && (
        <button data-answer={pass.key} onClick={() => giveAnswer(face, pass, asks)}>
          <b>{text.pass}</b>
        </button>
      )}
      {approach.riders.map(({ action, from, owner, units, points, leaders, roll }, i) => {
        const answer = answerTo(action);
        if (!answer) return null;
        const percent = roll.chance ? percentOf(...roll.chance) : 0;
        const isOne = leaders.length === 0 && units.reduce((sum, n) => sum + n, 0) <= 1;
        const ride = async (): Promise<void> => {
          await giveEach(face, (prompt, given) => (given === 0 ? action : withAll(prompt)));
        };
        return [
          <button
            key={i}
            class="battle-rider"
            data-answer={answer.key}
            data-care={answer.care}
            data-pow={colourOf(owner)}
            {...lights(face, from)}
            onClick={() => void (face.choose(answer, ride) && asks())}
          >
            <b>{names.node(from)}</b>
            <span class="battle-need">{text.needs(roll.least ?? 0, percent)}</span>
            {points > 0 ? (
              <span class="battle-army">
                <Units row={units} tongue={tongue} /> {points} {text.points(points)}
              </span>
            ) : (
              <small>{text.alone}</small>
            )}
            {leaders.length > 0 && <small>{names.leaders(leaders)}</small>}
            {meant[i]!.filter((line) => !common.includes(line)).map((line) => (
              <small key={line}>{sentence(line)}</small>
            ))}
          </button>,
          points > 0 && !isOne && (
            <button key={`${i} some`} class="battle-some" data-some onClick={() => giveAnswer(face, answer, asks)}>
              {text.some(names.node(from))}
            </button>
          ),
        ];
      })}
      {common.map((line) => (
        <small key={line}>{sentence(line)}</small>
      ))}
    </div>
  );
}

/** What the heads of board and card do not say already: there stand who meets whom and where, and what the dice must show. */
function unsaid({ roll, leads = [], ...option }: Option): Option {
  const rest = leads.filter(({ to }) => to !== "battle");
  if (!roll || roll.added.length === 0) return { ...option, leads: rest };
  const { of, rule, dice, added } = roll;
  return { ...option, leads: rest, roll: { of, rule, dice, added } };
}
