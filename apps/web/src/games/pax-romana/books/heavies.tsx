import type { HeaviesNow } from "@ara/pax-romana/books";
import type { JSX } from "preact";
import { RuleLink } from "../rule-link.tsx";
import type { Speech } from "../text/speech.ts";
import { signed } from "./signed.ts";
import { booksWords } from "./words.ts";

interface Props {
  readonly speech: Speech;
  readonly heavies: HeaviesNow;
}

/** Heavy units against the Civilization Points and the maximum, as a bar and in words; `isSaid`: with what too many of them cost. */
export function Heavies({ speech, heavies, isSaid = true }: Props & { readonly isSaid?: boolean }): JSX.Element {
  const say = booksWords.now.value.heavies;
  const { now, ordered, cvp, maximum, stability, upkeep } = heavies;
  const all = now + ordered;
  const end = Math.max(maximum, all, cvp, 1);
  const at = (n: number): string => `${(100 * n) / end}%`;
  return (
    <section class="books-cell" aria-label={say.title}>
      <h3>
        {say.title} <b>{say.sum(heavies)}</b>
      </h3>
      <div class="gauge" aria-hidden="true">
        <span data-part="now" style={{ width: at(Math.min(now, all)) }} />
        <span data-part="ordered" style={{ width: at(Math.max(0, ordered)) }} />
        <i style={{ left: at(cvp) }} />
        <i style={{ left: at(maximum) }} />
      </div>
      <p class="gauge-words">
        <span style={{ marginLeft: `clamp(0px, calc(${at(cvp)} - 2em), 60%)` }}>{say.cvp(cvp)}</span>{" "}
        <span>{say.most(maximum)}</span>
      </p>
      {stability === 0 && upkeep === 0 && <p>{say.fine}</p>}
      {isSaid && <Strain speech={speech} heavies={heavies} />}
    </section>
  );
}

/** 6.42, 14.21: what too many of them cost. */
export function Strain({ speech, heavies }: Props): JSX.Element {
  const say = booksWords.now.value.heavies;
  const { now, ordered, cvp, stability, upkeep } = heavies;
  return (
    <>
      {stability !== 0 && (
        <p class="books-warn">
          {say.strain({ all: now + ordered, cvp, by: signed(stability) })} <RuleLink rule="14.21" />
        </p>
      )}
      {upkeep > 0 && (
        <p class="books-warn">
          {say.upkeep(speech.game.words.talents(upkeep))} <RuleLink rule="6.42" />
        </p>
      )}
    </>
  );
}
