import type { ComponentChildren, JSX } from "preact";
import "./choice.css";

export interface ChoiceOption<Value> {
  readonly value: Value;
  readonly label: ComponentChildren;
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string;
}

/** One of a few: radio buttons that look like a row of stones. */
export function Choice<Value extends string | number>({
  name,
  legend,
  hint,
  options,
  value,
  onChoose,
}: {
  readonly name: string;
  readonly legend: ComponentChildren;
  /** A sentence that explains what is chosen. */
  readonly hint?: ComponentChildren;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}): JSX.Element {
  return (
    <fieldset class="choice" aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend>{legend}</legend>
      <div class="choice-row">
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              value={option.value}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p class="choice-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

/** On or off, with a sentence that says what for. */
export function Toggle({
  name,
  label,
  hint,
  on,
  onChoose,
}: {
  readonly name: string;
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly on: boolean;
  readonly onChoose: (on: boolean) => void;
}): JSX.Element {
  return (
    <div class="toggle">
      <label>
        <input
          type="checkbox"
          role="switch"
          name={name}
          checked={on}
          aria-describedby={hint ? `${name}-hint` : undefined}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <i aria-hidden="true" />
        <span>{label}</span>
      </label>
      {hint && (
        <p class="choice-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
