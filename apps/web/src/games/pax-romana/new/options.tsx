import { worldOf } from "@ara/pax-romana";
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { Choice, Toggle } from "../../../ui/choice.tsx";
import { RuleLink } from "../rule-link.tsx";
import { romanaWords } from "../words.ts";
import { configOf, FORMATS, optionsFor, type Choices } from "./choices.ts";
import { texts } from "./words.ts";

interface Props {
  readonly choices: Signal<Choices>;
}

/** 3.81: how long a game is, where the scenario leaves it open. */
export const Format = ({ choices }: Props): JSX.Element => {
  const say = texts.now.value;
  return (
    <Choice
      name="format"
      legend={say.format}
      hint={
        <>
          {measuresSaid(choices.value)} <RuleLink rule="3.81" />
        </>
      }
      options={FORMATS.map((value) => ({ value, label: say.formats[value] ?? value }))}
      value={choices.value.format}
      onChoose={(format) => (choices.value = { ...choices.value, format })}
    />
  );
};

/** "5 turns, 3 markers for each power, no event markers, no objectives." */
export function measuresSaid(choices: Choices): string {
  const say = texts.now.value;
  const { measures, scenario } = worldOf(configOf(choices));
  const { list, sentence } = romanaWords.now.value.words.grammar;
  return sentence(
    list([
      say.turns(measures.lastTurn - scenario.start.turn + 1),
      say.markers(measures.activations),
      say.events(measures.events),
      say.objectives[measures.objectives],
    ]),
  );
}

const RULES: Readonly<Record<string, string>> = {
  firstMarker: "3.42",
  noBribery: "4.3",
  secretAlliances: "4.4",
  rerolls: "10.55",
  simpleOdds: "10.51",
  legionaryCavalry: "10.65",
  legionsWithoutCavalry: "10.65",
};

/** What a table can agree on. Folded: a first game needs none of it. */
export function Options({ choices }: Props): JSX.Element {
  const say = texts.now.value;
  const { words } = romanaWords.now.value;
  const offered = optionsFor(choices.value);
  const { options } = choices.value;
  const chosen = offered.filter((option) => options.includes(option)).length;
  return (
    <details class="new-options panel">
      <summary>
        <span class="caps">{say.options}</span>
        <small>{chosen === 0 ? say.noOptions : say.optionsNow(chosen)}</small>
      </summary>
      {offered.map((option) => (
        <Toggle
          key={option}
          name={option}
          label={words.grammar.capital(words.options[option]!)}
          hint={RULES[option] && <RuleLink rule={RULES[option]} />}
          on={options.includes(option)}
          onChoose={(on) =>
            (choices.value = {
              ...choices.value,
              options: on ? [...options, option] : options.filter((other) => other !== option),
            })
          }
        />
      ))}
    </details>
  );
}
