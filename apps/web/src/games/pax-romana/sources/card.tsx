import { data, type Provenance } from "@ara/pax-romana";
import { sourceList } from "@ara/pax-romana/sources";
import type { JSX } from "preact";
import { romanaWords } from "../words.ts";
import { correctionOf, nameOf, valueAt } from "./items.ts";
import { texts } from "./words.ts";

/** The addresses behind the short names in a source: "S1, R2.13". */
function linksIn(source: string): readonly (readonly [name: string, to: string])[] {
  return Object.entries(sourceList.sources).filter(
    ([name, to]) => /^https?:/.test(to) && new RegExp(`\\b${name}\\b`).test(source),
  );
}

const shown = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** All that is known of one item: what it says, how sure that is, where it comes from, and how an owner corrects it. */
export function Card({ item, isOnMap }: { readonly item: Provenance; readonly isOnMap: boolean }): JSX.Element {
  const say = texts.now.value;
  const value = valueAt(data, item);
  const facts = typeof value === "object" && value !== null ? Object.entries(value) : [["", value] as const];
  return (
    <section class="panel facts-card" aria-labelledby="facts-card" aria-live="polite">
      <h2 id="facts-card">{nameOf(data.map, item, romanaWords.now.value.words)}</h2>
      <p>
        <span class="facts-mark" data-mark={item.confidence}>
          {say.confidences[item.confidence]!.name}
        </span>{" "}
        {say.confidences[item.confidence]!.text}
      </p>
      {isOnMap && <p>{say.lit}</p>}
      <dl>
        {facts.map(([key, fact]) => (
          <div key={key}>
            {key !== "" && <dt>{key}</dt>}
            <dd>{shown(fact)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {say.source}: {item.source}
        {linksIn(item.source).map(([name, to]) => (
          <span key={name}>
            {" "}
            <a href={to.split(" ")[0]!} rel="noreferrer" target="_blank">
              {name}
            </a>
          </span>
        ))}
      </p>
      {item.note !== undefined && <p lang="en">{item.note}</p>}
      <details>
        <summary>{say.correct}</summary>
        <p>{say.correctHow}</p>
        <pre tabIndex={0}>{correctionOf(data, item)}</pre>
      </details>
    </section>
  );
}
