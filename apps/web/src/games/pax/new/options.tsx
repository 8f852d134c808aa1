import { LAST_CLEARS, MEMORIES } from "@ara/pax";
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { CHANCE, nameFor, type Choices } from "../store/choices.ts";
import { Choice } from "../../../ui/choice.tsx";
import { RuleLink } from "./rule-link.tsx";
import { texts } from "./words.ts";
import { grammar } from "../words.ts";

/** What a table can agree on, each with its rule. Folded: a first game needs none of it. */
export function Options({ choices }: { readonly choices: Signal<Choices> }): JSX.Element {
  const say = texts.now.value;
  const { players, memory, lastClear, startPlayer } = choices.value;
  const solo = players === 1;
  const starter = startPlayer < players ? startPlayer : CHANCE;
  const starterName = starter === CHANCE ? say.chance : nameFor(choices.value, starter);
  const { titled } = grammar();
  const change = (chosen: Partial<Choices>): void => void (choices.value = { ...choices.value, ...chosen });
  return (
    <details class="new-options panel">
      <summary>
        <span class="caps">{say.options}</span>
        <small>
          {say.optionsNow({
            memory: solo ? "" : titled(say.memory, say.memories[memory]),
            start: solo ? "" : titled(say.start, starterName),
            lastClear: titled(say.lastClear, say.lastClears[lastClear]),
          })}
        </small>
      </summary>
      {!solo && (
        <Choice
          name="memory"
          legend={say.memory}
          hint={
            <>
              {say.memoryHint[memory]} <RuleLink rule="2.7" />
            </>
          }
          options={MEMORIES.map((value) => ({ value, label: say.memories[value] }))}
          value={memory}
          onChoose={(chosen) => change({ memory: chosen })}
        />
      )}
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
            ...Array.from({ length: players }, (_, at) => ({ value: at, label: nameFor(choices.value, at) })),
          ]}
          value={starter}
          onChoose={(chosen) => change({ startPlayer: chosen })}
        />
      )}
      <Choice
        name="lastClear"
        legend={say.lastClear}
        hint={
          <>
            {say.lastClearHint[lastClear]} <RuleLink rule="5.2" />
          </>
        }
        options={LAST_CLEARS.map((value) => ({ value, label: say.lastClears[value] }))}
        value={lastClear}
        onChoose={(chosen) => change({ lastClear: chosen })}
      />
    </details>
  );
}
