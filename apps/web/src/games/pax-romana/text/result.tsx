import { sayOutcomeIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import { RuleLink } from "../rule-link.tsx";
import { isMine } from "./standing.ts";
import type { Speech } from "./speech.ts";
import type { Shown } from "./shown.ts";

/** Who has won, with all points, and under which rule the game ended. */
export function Result({ speech, shown }: { readonly speech: Speech; readonly shown: Shown }): JSX.Element {
  const { text, told } = speech;
  const { view } = shown.news;
  const outcome = view.over!;
  const isOurs = outcome.winners.some((power) => isMine(view, power));
  return (
    <section class="romana-question panel" aria-labelledby="romana-result" data-result>
      <h2 id="romana-result">{isOurs ? text.youWon : text.result}</h2>
      <p class="romana-asks">
        {told && sayOutcomeIn(told, view.config, outcome)}{" "}
        {/^\d+\.\d+$/.test(outcome.reason) && <RuleLink rule={outcome.reason} />}
      </p>
      <p class="romana-do">
        <a class="btn btn-main" href={`/score/${shown.session.id}`}>
          {text.score}
        </a>
        <a class="btn" href={`/replay/${shown.session.id}`}>
          {text.replay}
        </a>
        <a class="btn" href="/pax-romana/new">
          {text.again}
        </a>
        <a class="btn" href="/">
          {text.home}
        </a>
      </p>
    </section>
  );
}
