import type { JSX } from "preact";
import { rulingsOn } from "./our-rulings.ts";
import { texts } from "./words.ts";

export { rulingsOn };

/** What we decided on a rule, marked as ours. */
export function Rulings({ rule }: { readonly rule: string }): JSX.Element | null {
  const say = texts.now.value;
  const rulings = rulingsOn(rule);
  if (rulings.length === 0) return null;
  return (
    <details class="rb-rulings">
      <summary>
        {say.rulings(rulings.length)} <small>{rulings.map(({ number }) => `R${number}`).join(", ")}</small>
      </summary>
      {say.rulingsIn !== "" && <p>{say.rulingsIn}</p>}
      <ul>
        {rulings.map(({ number, text }) => (
          <li key={number} lang="en">
            <b>R{number}</b> {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
