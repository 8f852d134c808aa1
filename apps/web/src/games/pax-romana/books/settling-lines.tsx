import type { Order, Settling } from "@ara/pax-romana/books";
import type { JSX } from "preact";
import { RuleLink } from "../rule-link.tsx";
import { namesFor, type Speech } from "../text/speech.ts";
import type { RomanaNews } from "../types.ts";
import { booksWords } from "./words.ts";

interface Props {
  readonly speech: Speech;
  readonly view: RomanaNews["view"];
  readonly settling: readonly Settling[];
  readonly rebuild: (order: Order, by: 1) => void;
}

/** 10.86: what is lost by sealing the plan as it stands, each line with what prevents it. */
export function SettlingLines({ speech, view, settling, rebuild }: Props): JSX.Element {
  const say = booksWords.now.value.plan;
  const { count, node, talents } = namesFor(speech, view);
  return (
    <>
      {settling.map(({ node: at, unit, n, rebuild: by }) => (
        <p key={`${at} ${unit}`} class="books-warn" data-settling={at}>
          <span>
            {say.settling({ units: count(n, unit), place: node(at) })} <RuleLink rule="10.86" />
          </span>
          {by && <button onClick={() => rebuild(by.order, 1)}>{say.rebuild(talents(by.price))}</button>}
        </p>
      ))}
    </>
  );
}
