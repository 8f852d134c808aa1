import type { Config } from "@ara/pax-romana";
import { namesIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import { Mark, nameOf } from "../story/mark.tsx";
import { romanaWords } from "../words.ts";
import type { Moment } from "./outline.ts";
import { replayWords } from "./words.ts";

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** How everybody stood then, and what whoever looks may know of objectives. */
export function Standing({ config, moment }: { readonly config: Config; readonly moment: Moment }): JSX.Element {
  const say = replayWords.now.value;
  const { hands, overview } = moment;
  const { objective, words } = namesIn(romanaWords.now.value.words, config);
  return (
    <section class="panel" aria-labelledby="past-standing">
      <h2 id="past-standing">{say.standing}</h2>
      <table class="past-rows">
        <thead>
          <tr>
            {(["power", "talents", "stability", "points", "gop", "cvp"] as const).map((column) => (
              <th key={column} scope="col">
                {say.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {overview.powers.map(({ power, talents, stability, points, gop, cvp }) => (
            <tr key={power}>
              <th scope="row">
                <Mark config={config} power={power} /> {nameOf(config, power)}
              </th>
              <td>{talents}</td>
              <td>{signed(stability)}</td>
              <td>
                <b>{points}</b>
              </td>
              <td>{gop}</td>
              <td>{cvp}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {overview.powers.map(({ power }) => {
        const hand = hands[power];
        return hand && hand.length > 0 ? (
          <p key={power} class="past-note">
            {words.grammar.titled(`${nameOf(config, power)}, ${say.hands}`, words.grammar.list(hand.map(objective)))}
          </p>
        ) : null;
      })}
    </section>
  );
}
