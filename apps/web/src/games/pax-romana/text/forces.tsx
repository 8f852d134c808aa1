import type { Owner } from "@ara/pax-romana";
import { contentsIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import { namesFor } from "./speech.ts";
import { isOwn } from "./standing.ts";
import type { Shown } from "./shown.ts";
import type { TextFace } from "./text-face.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
}

/** One's own pieces place by place, and folded those of everybody else. */
export function Forces({ face, shown }: Props): JSX.Element {
  const { text } = face.speech.value;
  const own = isOwn(shown.news.view);
  return (
    <section class="panel" aria-labelledby="romana-forces">
      <h2 id="romana-forces">{text.forces}</h2>
      <Places face={face} shown={shown} isMeant={own} />
      <details>
        <summary>{text.others}</summary>
        <Places face={face} shown={shown} isMeant={(owner) => !own(owner)} />
      </details>
    </section>
  );
}

function Places({ face, shown, isMeant }: Props & { readonly isMeant: (owner: Owner) => boolean }): JSX.Element {
  const speech = face.speech.value;
  const { view } = shown.news;
  const { node: nameOf } = namesFor(speech, view);
  const rows = shown.overview.places.flatMap((place) => {
    const there = contentsIn(speech.game, view.config, place, isMeant);
    return there.length === 0 ? [] : [{ node: place.node, there }];
  });
  if (rows.length === 0) return <p>{speech.text.noForces}</p>;
  return (
    <dl class="romana-facts romana-forces">
      {rows.map(({ node, there }) => (
        <div key={node}>
          <dt>
            <button class="romana-quiet" onClick={() => (face.spot.value = { node })}>
              {nameOf(node)}
            </button>
          </dt>
          <dd>{speech.game.words.grammar.clauses(there)}</dd>
        </div>
      ))}
    </dl>
  );
}
