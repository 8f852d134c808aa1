import { worldOf } from "@ara/pax-romana";
import type { JSX } from "preact";
import { Dialog } from "../../../ui/dialog.tsx";
import { numeral } from "../../../ui/numeral.ts";
import { RuleLink } from "../rule-link.tsx";
import { cupOf, powerName } from "../text/speech.ts";
import { Emblem } from "../ui/emblem.tsx";
import { besideWords } from "./beside-words.ts";
import { PHASES } from "./frieze.tsx";
import type { ShellProps } from "./shell.ts";
import { shellWords } from "./words.ts";

/** 3.2, 3.42: what the numerals, letters and signs of the frieze mean, and where we are among them. */
export function Legend({
  face,
  shown,
  close,
}: Omit<ShellProps, "shell"> & { readonly close: () => void }): JSX.Element {
  const say = besideWords.now.value.legend;
  const speech = face.speech.value;
  const { view, over } = shown.news;
  const { scenario, measures, data } = worldOf(view.config);
  const { from, to } = data.charts.turns;
  const first = scenario.start.turn;
  const turns = Array.from({ length: measures.lastTurn - first + 1 }, (_, i) => first + i);
  const cup = cupOf(speech, view);
  const now = (isNow: boolean): JSX.Element | null => (isNow && !over ? <em> ({say.now})</em> : null);
  return (
    <Dialog close={close} title={say.title} isRead>
      <div class="legend">
        <h3>
          {say.phases} <RuleLink rule="3.2" />
        </h3>
        <dl>
          {PHASES.map((phase) => (
            <div key={phase} data-now={(phase === view.phase && !over) || undefined}>
              <dt>{phase}</dt>
              <dd>
                <b>{speech.game.words.phases[phase]}</b>
                {now(phase === view.phase)}: {say.does[phase]}
              </dd>
            </div>
          ))}
        </dl>
        <h3>
          {say.markers} <RuleLink rule="3.42" />
        </h3>
        <dl>
          {view.order
            .toSorted((a, b) => a - b)
            .map((power) => (
              <div key={power}>
                <dt>
                  <Emblem power={power} />
                </dt>
                <dd>{powerName(speech, view, power)}</dd>
              </div>
            ))}
          {measures.events > 0 && (
            <div>
              <dt>
                <i class="power-mark frieze-event">!</i>
              </dt>
              <dd>{say.event}</dd>
            </div>
          )}
        </dl>
        <p>
          {say.cup} {cup !== "" && `${cup}.`}
        </p>
        <h3>{say.turns}</h3>
        <dl>
          {turns.map((turn) => (
            <div key={turn} data-now={(turn === view.turn && !over) || undefined}>
              <dt>{numeral(turn)}</dt>
              <dd>
                {shellWords.now.value.years({ from: from[turn - 1]!, to: to[turn - 1]! })}
                {now(turn === view.turn)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
