import type { JSX } from "preact";

interface SitterProps<Level extends string> {
  readonly label: string;
  /** The id of what is said about the choice. */
  readonly about: string;
  readonly sitter: "me" | "person" | Level;
  readonly levels: readonly Level[];
  readonly say: {
    readonly people: string;
    readonly me: string;
    readonly person: string;
    readonly bots: string;
    readonly levels: Readonly<Record<Level, { readonly name: string }>>;
  };
  readonly choose: (sitter: "me" | "person" | Level) => void;
}

/** Who sits in a seat of a new table: me, another person, or a bot of a level. */
export const SitterChoice = <Level extends string>(props: SitterProps<Level>): JSX.Element => {
  const { label, about, sitter, levels, say, choose } = props;
  return (
    <select
      class="new-input"
      aria-label={label}
      aria-describedby={about}
      value={sitter}
      onChange={(event) => choose(event.currentTarget.value as Level)}
    >
      <optgroup label={say.people}>
        <option value="me">{say.me}</option>
        <option value="person">{say.person}</option>
      </optgroup>
      <optgroup label={say.bots}>
        {levels.map((level) => (
          <option key={level} value={level}>
            {say.levels[level].name}
          </option>
        ))}
      </optgroup>
    </select>
  );
};
