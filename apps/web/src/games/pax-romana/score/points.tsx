import { pointsIn, type Scored } from "@ara/pax-romana/story";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Mark, nameOf } from "../story/mark.tsx";
import type { Told } from "./told.ts";
import { scoreWords } from "./words.ts";

const SOURCES = ["forGop", "forCvp", "forObjectives"] as const;
const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** 15.11: what every Victory Phase brought, by source. */
export function Points({ told }: { readonly told: Told }): JSX.Element {
  const say = scoreWords.now.value;
  const { config, powers, events } = told;
  const scored = useMemo(() => pointsIn(events), [events]);
  const turns = [...new Set(scored.map(({ turn }) => turn))];
  const most = Math.max(1, ...scored.map(({ forGop, forCvp, forObjectives }) => forGop + forCvp + forObjectives));
  const at = (power: number, turn: number): Scored | undefined =>
    scored.find((one) => one.power === power && one.turn === turn);
  return (
    <section class="panel tally-points" aria-labelledby="tally-points">
      <h2 id="tally-points">{say.points}</h2>
      {scored.length === 0 ? (
        <p>{say.noPoints}</p>
      ) : (
        <>
          <p class="tally-note">{say.pointsNote}</p>
          <div class="tally-scroll" tabIndex={0} role="group" aria-labelledby="tally-points">
            <table class="tally-table">
              <thead>
                <tr>
                  <th scope="col">{say.power}</th>
                  {turns.map((turn) => (
                    <th key={turn} scope="col">
                      {say.turn(turn)}
                    </th>
                  ))}
                  <th scope="col">{say.sum}</th>
                </tr>
              </thead>
              <tbody>
                {powers.map((power) => (
                  <tr key={power}>
                    <th scope="row">
                      <Mark config={config} power={power} /> {nameOf(config, power)}
                    </th>
                    {turns.map((turn) => (
                      <Cell key={turn} scored={at(power, turn)} most={most} />
                    ))}
                    <td class="tally-sum">{scored.findLast((one) => one.power === power)?.total ?? 0}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p class="tally-note tally-legend">
            {SOURCES.map((source) => (
              <span key={source}>
                <i data-source={source} /> {say.sources[source]}
              </span>
            ))}
          </p>
        </>
      )}
    </section>
  );
}

/** Three stacked bars, with their numbers. */
function Cell({ scored, most }: { readonly scored: Scored | undefined; readonly most: number }): JSX.Element {
  const say = scoreWords.now.value;
  if (!scored) return <td>–</td>;
  const gained = SOURCES.map((source) => scored[source]);
  return (
    <td>
      <span class="tally-gain">{signed(gained.reduce((sum, n) => sum + n, 0))}</span>
      <svg class="tally-bars" viewBox={`0 0 ${most} 3`} preserveAspectRatio="none" aria-hidden="true">
        {SOURCES.map((source, i) => (
          <rect
            key={source}
            data-source={source}
            x={gained.slice(0, i).reduce((sum, n) => sum + Math.max(0, n), 0)}
            width={Math.max(0, gained[i]!)}
            height={3}
          />
        ))}
      </svg>
      <small>
        {SOURCES.map((source) => scored[source])
          .map(signed)
          .join(" · ")}
        <span class="sr"> {SOURCES.map((source) => say.sources[source]).join(", ")}</span>
      </small>
    </td>
  );
}
