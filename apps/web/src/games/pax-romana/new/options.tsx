import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { Choice, Toggle } from "../../../ui/choice.tsx";
import { RuleLink } from "../rule-link.tsx";
import { romanaWords } from "../words.ts";
import {
  configOf,
  formatOf,
  formatsOf,
  gameOf,
  gamesOf,
  hasFormats,
  MOST_TURNS,
  optionsFor,
  OWN_TURNS,
  type Choices,
} from "./choices.ts";
import { OPTION_RULES } from "./option-rules.ts";
import { sayMeasures } from "./say-measures.ts";
import { texts } from "./words.ts";

interface Props {
  readonly choices: Signal<Choices>;
}

/** 1.2: with cards or without; a scenario that is played one way only says which. */
export function Game({ choices }: Props): JSX.Element | null {
  const say = texts.now.value;
  const games = gamesOf(choices.value);
  const game = gameOf(choices.value);
  if (games.length === 1 && game === "standard") return null;
  return (
    <Choice
      name="game"
      legend={say.game}
      hint={<span aria-live="polite">{say.games[game].about}</span>}
      options={games.map((value) => ({ value, label: say.games[value].name }))}
      value={game}
      onChoose={(chosen) => (choices.value = { ...choices.value, game: chosen })}
    />
  );
}

/** 3.81, 3.82: how long a game is, where the scenario leaves it open. */
export function Format({ choices }: Props): JSX.Element | null {
  const say = texts.now.value;
  if (!hasFormats(choices.value)) return null;
  const game = gameOf(choices.value);
  const format = formatOf(choices.value);
  return (
    <>
      <Choice
        name="format"
        legend={say.format}
        hint={
          <>
            {sayMeasures(configOf(choices.value))} <RuleLink rule={game === "standard" ? "3.81" : "3.82"} />
          </>
        }
        options={formatsOf(game).map((value) => ({ value, label: say.formats[value] ?? value }))}
        value={format}
        onChoose={(chosen) => (choices.value = { ...choices.value, format: chosen })}
      />
      {format === OWN_TURNS && (
        <label class="new-turns">
          {say.ownTurns}
          <select
            name="turns"
            value={choices.value.turns}
            onChange={({ currentTarget }) => (choices.value = { ...choices.value, turns: Number(currentTarget.value) })}
          >
            {Array.from({ length: MOST_TURNS }, (_, i) => (
              <option key={i} value={i + 1}>
                {say.turns(i + 1)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

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
          hint={<RuleLink rule={OPTION_RULES[option]} />}
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
