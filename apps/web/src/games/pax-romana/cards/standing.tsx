import { NONE, underWay } from "@ara/pax-romana";
import { instructionFor, MOMENTS, SPANS, UNLESSES, type Instruction } from "@ara/pax-romana/standing";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Toggle } from "../../../ui/choice.tsx";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import { ownPowers } from "./plays.ts";
import { askAnyway, isAlone, isAskedAnyway, letStand, standingNow } from "./stand.ts";
import { cardWords } from "./words.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly asks: () => void;
}

/** "Not in this turn: whenever a card is played, unless it names you." */
export function sayInstruction({ moment, unless, span }: Omit<Instruction, "scope">): string {
  const say = cardWords.now.value.standing;
  return say.sentence({ span: say.spans[span], moment: say.moments[moment], unless: say.unlesses[unless] });
}

const isSilence = ({ moment, unless, span }: Instruction): boolean =>
  moment === "pause" && unless === "never" && span === "turn";

/** 17.15: when one is asked: at pauses or not, and at which moments one passes without being asked; all of it can be taken back. */
export function Standing({ face, shown }: Props): JSX.Element {
  const say = cardWords.now.value.standing;
  const standing = standingNow(face, shown);
  const rest = standing.filter((one) => !isSilence(one));
  const take = (gone: Instruction): void =>
    void letStand(
      face,
      shown,
      standing.filter((one) => one !== gone),
    );
  return (
    <details class="cards-standing">
      <summary>
        {say.title} <small>{say.number(rest.length)}</small>
      </summary>
      <Listening face={face} shown={shown} standing={standing} />
      {isAlone(face) && (
        <Toggle
          name="cards-anyway"
          label={say.anyway}
          hint={say.anywayHint}
          on={isAskedAnyway(face, shown)}
          onChoose={(on) => void askAnyway(face, shown, on)}
        />
      )}
      <ul>
        {rest.map((one) => (
          <li key={JSON.stringify(one)}>
            {sayInstruction(one)}{" "}
            <button type="button" data-ask-again onClick={() => take(one)}>
              {say.again}
            </button>
          </li>
        ))}
      </ul>
      <Another face={face} shown={shown} standing={standing} />
    </details>
  );
}

interface Known extends Omit<Props, "asks"> {
  readonly standing: readonly Instruction[];
}

/** Whether one is asked at the pauses of others: `speak` opens them for a turn, an instruction closes them again. */
function Listening({ face, shown, standing }: Known): JSX.Element | null {
  const say = cardWords.now.value.standing;
  const { view } = shown.news;
  const silence = standing.find(isSilence);
  const own = ownPowers(view);
  // What is said in a window is told with its answers.
  const said = underWay(view, "cardWindow")?.speaks ?? [];
  const isHeard = own.some((power) => view.advanced?.passed[power] === NONE || said.includes(power));
  const speak = shown.answers.find(({ action }) => action.type === "speak");
  const isOn = isHeard && !silence;
  function listen(on: boolean): void {
    if (on && silence)
      void letStand(
        face,
        shown,
        standing.filter((one) => one !== silence),
      );
    if (on && !isHeard && speak) void face.give(speak.action);
    const wish = instructionFor(view, { moment: "pause", unless: "never", span: "turn" });
    if (!on && wish) void letStand(face, shown, [...standing, wish]);
  }
  const isStuck = !isHeard && !speak;
  return isStuck ? (
    <p class="cards-note">{say.later}</p>
  ) : (
    <Toggle name="cards-listen" label={say.listen} hint={say.listenHint} on={isOn} onChoose={listen} />
  );
}

/** A new instruction, of three choices. */
function Another({ face, shown, standing }: Known): JSX.Element {
  const say = cardWords.now.value.standing;
  const wish = useSignal<Omit<Instruction, "scope">>({ moment: "cardPlayed", unless: "target", span: "turn" });
  const made = instructionFor(shown.news.view, wish.value);
  const pick = <Key extends "moment" | "unless" | "span">(
    key: Key,
    label: string,
    from: readonly Instruction[Key][],
    names: Readonly<Record<Instruction[Key], string>>,
  ): JSX.Element => (
    <label>
      {label}
      <select
        name={`cards-${key}`}
        value={wish.value[key]}
        onChange={({ currentTarget }) =>
          (wish.value = { ...wish.value, [key]: currentTarget.value as Instruction[Key] })
        }
      >
        {from.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset class="cards-another">
      <legend>{say.another}</legend>
      {pick("moment", say.when, MOMENTS, say.moments)}
      {pick("unless", say.but, UNLESSES, say.unlesses)}
      {pick("span", say.long, SPANS, say.spans)}
      <button
        type="button"
        data-stand
        disabled={made === null}
        onClick={() => void (made && letStand(face, shown, [...standing, made]))}
      >
        {say.stand}
      </button>
      <p class="cards-note">{say.note}</p>
    </fieldset>
  );
}
