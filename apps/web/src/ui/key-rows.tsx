import type { JSX } from "preact";

interface Props<Name extends string> {
  /** The keys of each thing, apart by spaces. */
  readonly keys: Readonly<Record<Name, string>>;
  readonly say: Readonly<Record<Name, string>>;
}

/** A list of keys and of what they do. */
export const KeyRows = <Name extends string>({ keys, say }: Props<Name>): JSX.Element => (
  <dl class="table-keys">
    {(Object.keys(keys) as Name[]).map((name) => (
      <div key={name}>
        <dt>
          {keys[name].split(" ").map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>
        <dd>{say[name]}</dd>
      </div>
    ))}
  </dl>
);
