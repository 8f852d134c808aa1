import { DEFAULT_OPTIONS, OPTION_NAMES, optionMatters, TABLE_OPTIONS, type TableOption } from "@ara/pax";
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { CHANCE, nameFor, type Choices } from "../store/choices.ts";
import { Choice } from "../../../ui/choice.tsx";
import { RuleLink } from "./rule-link.tsx";
import { saidOf, sayOption } from "./say-option.ts";
import { texts } from "./words.ts";
import { grammar } from "../words.ts";

/** The rule behind each option. */
const RULE: Readonly<Record<TableOption, string>> = {
  memory: "2.7",
  religion: "3.4",
  emptyDeck: "3.6",
  income: "3.11",
  lastClear: "5.2",
  fifthGame: "8.4",
};

/** What a table can agree on, each with its rule. Folded: a first game needs none of it. */
export function Options({
  choices,
  isOnline,
}: {
  readonly choices: Signal<Choices>;
  readonly isOnline: boolean;
}): JSX.Element {
  const say = texts.now.value;
  const { players, startPlayer } = choices.value;
  const solo = players === 1;
  // Who will sit there is not known yet.
  const called = (at: number): string => (isOnline ? say.seat(at + 1) : nameFor(choices.value, at));
  const starter = startPlayer < players ? startPlayer : CHANCE;
  const { titled } = grammar();
  const change = (chosen: Partial<Choices>): void => void (choices.value = { ...choices.value, ...chosen });
  const names = OPTION_NAMES.filter((name) => optionMatters(name, choices.value));
  return (
    <details class="new-options panel">
      <summary>
        <span class="caps">{say.options}</span>
        <small>
          {[
            ...names.filter((name) => isTold(name, choices.value)).map((name) => sayOption(name, choices.value)),
            ...(solo ? [] : [titled(say.start, starter === CHANCE ? say.chance : called(starter))]),
          ].join(" · ")}
        </small>
      </summary>
      {names.map((name) => (
        <TableChoice key={name} name={name} choices={choices} />
      ))}
      {!solo && (
        <Choice
          name="start"
          legend={say.start}
          hint={
            <>
              {say.startHint} <RuleLink rule="2.5" />
            </>
          }
          options={[
            { value: CHANCE, label: say.chance },
            ...Array.from({ length: players }, (_, at) => ({ value: at, label: called(at) })),
          ]}
          value={starter}
          onChoose={(chosen) => change({ startPlayer: chosen })}
        />
      )}
    </details>
  );
}

/** In short: what beginners may ask for, and whatever was chosen. */
const isTold = (name: TableOption, choices: Choices): boolean =>
  name === "memory" || name === "lastClear" || choices[name] !== DEFAULT_OPTIONS[name];

function TableChoice({
  name,
  choices,
}: {
  readonly name: TableOption;
  readonly choices: Signal<Choices>;
}): JSX.Element {
  const said = saidOf(name);
  const value: string = choices.value[name];
  return (
    <Choice
      name={name}
      legend={said.name}
      hint={
        <>
          {said.hints[value]} <RuleLink rule={RULE[name]} />
        </>
      }
      options={TABLE_OPTIONS[name].map((one: string) => ({ value: one, label: said.values[one]! }))}
      value={value}
      onChoose={(chosen) => void (choices.value = { ...choices.value, [name]: chosen })}
    />
  );
}
