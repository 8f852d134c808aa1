import { UNITS, type Owner } from "@ara/pax-romana";
import { battlesIn, type Battle } from "@ara/pax-romana/story";
import { namesIn } from "@ara/pax-romana/texts/say";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Mark, nameOf } from "../story/mark.tsx";
import { romanaWords } from "../words.ts";
import type { Told } from "./told.ts";
import { scoreWords } from "./words.ts";

interface Fought extends Battle {
  readonly chapter: number;
}

const FEW = 6;
const sizeOf = ({ battlePoints }: Battle): number => (battlePoints ? battlePoints[0] + battlePoints[1] : 0);

/** 10, 11.4: who fought whom, and what it cost; the greatest first seen. */
export function Battles({ told }: { readonly told: Told }): JSX.Element {
  const say = scoreWords.now.value;
  const { config, powers, chapters } = told;
  const [all, setAll] = useState(false);
  const battles = useMemo(
    () =>
      chapters.flatMap(({ events }, chapter) =>
        battlesIn(events).flatMap((battle): Fought[] => (battle.battlePoints ? [{ ...battle, chapter }] : [])),
      ),
    [chapters],
  );
  const greatest = battles.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, FEW);
  const shown = all ? battles : battles.filter((battle) => greatest.includes(battle));
  return (
    <section class="panel tally-battles" aria-labelledby="tally-battles">
      <h2 id="tally-battles">{say.battles}</h2>
      {battles.length === 0 ? (
        <p>{say.noBattles}</p>
      ) : (
        <>
          <ul class="tally-record">
            {powers.map((power) => (
              <li key={power}>
                <Mark config={config} power={power} /> {nameOf(config, power)}: {say.wonLost(recordOf(battles, power))}
              </li>
            ))}
          </ul>
          <div class="tally-scroll" tabIndex={0} role="group" aria-labelledby="tally-battles">
            <table class="tally-table">
              <thead>
                <tr>
                  {(["where", "sides", "points", "dice", "lost", "won"] as const).map((column) => (
                    <th key={column} scope="col">
                      {say.battle[column]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map((battle, i) => (
                  <Row key={i} battle={battle} told={told} />
                ))}
              </tbody>
            </table>
          </div>
          {battles.length > FEW && (
            <button type="button" onClick={() => setAll(!all)}>
              {all ? say.fewer : say.allBattles(battles.length)}
            </button>
          )}
        </>
      )}
    </section>
  );
}

export function recordOf(
  battles: readonly Pick<Battle, "sides" | "winner">[],
  power: Owner,
): { won: number; lost: number; draws: number } {
  const own = battles.flatMap(({ sides, winner }) =>
    sides.includes(power) ? [winner === "draw" ? "draw" : (winner === "attacker") === (sides[0] === power)] : [],
  );
  const count = (what: boolean | string): number => own.filter((one) => one === what).length;
  return { won: count(true), lost: count(false), draws: count("draw") };
}

function Row({ battle, told }: { readonly battle: Fought; readonly told: Told }): JSX.Element {
  const say = scoreWords.now.value;
  const { id, config, outline, chapters } = told;
  const names = namesIn(romanaWords.now.value.words, config);
  const { sides, battlePoints, dice, shifted, lost, reduced, winner, node, kind, chapter } = battle;
  const pair = (two: readonly [number, number] | null): string => (two ? `${two[0]} : ${two[1]}` : "");
  const some = (row: readonly number[]): boolean => row.slice(0, UNITS.length).some((n) => n > 0);
  const gone = (i: 0 | 1): string =>
    [
      ...(some(lost[i]) ? [names.units(lost[i])] : []),
      ...(some(reduced[i]) ? [say.reduced(names.units(reduced[i]))] : []),
    ].join("; ") || "–";
  return (
    <tr>
      <th scope="row">
        <a href={`/replay/${id}?at=${outline.spans[chapter]!.last}&part=${chapter}`}>{names.node(node)}</a>
        <small>
          {say.turn(chapters[chapter]!.turn)}, {say.kinds[kind]}
        </small>
      </th>
      <td data-label={say.battle.sides}>
        {names.words.grammar.capital(names.who(sides[0]))}
        <small>{names.words.grammar.capital(names.who(sides[1]))}</small>
      </td>
      <td data-label={say.battle.points}>{pair(battlePoints)}</td>
      <td data-label={say.battle.dice}>{say.dice(pair(dice), pair(shifted))}</td>
      <td data-label={say.battle.lost}>
        {gone(0)}
        <small>{gone(1)}</small>
      </td>
      <td data-label={say.battle.won}>
        {winner === "draw" || winner === "vacated" ? say.draw : names.who(sides[winner === "attacker" ? 0 : 1])}
      </td>
    </tr>
  );
}
