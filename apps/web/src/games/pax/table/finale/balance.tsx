import { soloGoal } from "@ara/pax";
import type { JSX } from "preact";
import { Icon } from "../../../../ui/icon.tsx";
import { Card, CardBack } from "../../ui/card.tsx";
import { Tile } from "../../ui/tile.tsx";
import { paxWords } from "../../words.ts";
import { nameOf, type Desk } from "../desk.ts";
import { leadOf } from "../lead.ts";
import { goalOf, romes, type Row, type Scene } from "./scenes.ts";
import { reader } from "./reader.ts";
import { finaleWords } from "./words.ts";

interface Props {
  readonly desk: Desk;
  readonly rows: readonly Row[];
  readonly scene: Scene;
}

/** Rome's cards, and every category with its seal. */
export function Balance({ desk, rows, scene }: Props): JSX.Element {
  const { view } = desk.news.value;
  const { hidden } = view.rome;
  const turned = scene.type === "curtain" ? 0 : scene.type === "card" ? scene.at + 1 : hidden.length;
  const words = finaleWords.now.value;
  const solo = view.config.solo !== null;
  const sealed = rows.filter((row) => row.sealed).length;
  const tally = solo
    ? words.tallySolo({ has: sealed - romes(rows), needs: soloGoal(view.config) })
    : words.tally({ has: romes(rows), needs: goalOf(view) });
  return (
    <>
      <div class="finale-cards">
        {hidden.map((card, i) => (
          <span key={i} class="finale-card">
            <span class={i < turned ? "is-turned" : ""}>
              <CardBack silent={i < turned} />
              {card !== null && <Card card={card} silent={i >= turned} />}
            </span>
          </span>
        ))}
      </div>
      <ul class="finale-rows" data-count={rows.length}>
        {rows.map((row) => (
          <Category key={row.category} desk={desk} row={row} />
        ))}
      </ul>
      <p class={`finale-tally caps ${sealed > 0 ? "" : "is-hidden"}`}>
        <Icon name="rome" /> {tally}
      </p>
    </>
  );
}

function Category({ desk, row }: { readonly desk: Desk; readonly row: Row }): JSX.Element {
  const { category, shown, added, best, sealed, romeAhead, players } = row;
  const words = finaleWords.now.value;
  const name = paxWords.now.value.categories[category];
  const you = reader(desk);
  const { first, more } = leadOf(players, you);
  const who = (first === you ? words.you : nameOf(desk)(first)) + (more > 0 ? ` +${more}` : "");
  return (
    <li class={`${added > 0 ? "is-hit" : ""} ${sealed ? (romeAhead ? "is-romes" : "is-held") : ""}`}>
      <span class="sr">
        {words.row({ category: name, rome: shown, best })}
        {sealed && `: ${romeAhead ? words.sealedRome : words.sealedPlayers}`}
      </span>
      <b key={shown} class="caps finale-rome" aria-hidden="true">
        {shown}
        {added > 0 && <i>+{added}</i>}
      </b>
      <span class="finale-seal" aria-hidden="true">
        <Tile category={category} />
        {sealed && <Icon name={romeAhead ? "rome" : "laurel"} class="finale-wax" />}
      </span>
      <b class="caps" aria-hidden="true">
        {best}
      </b>
      <small aria-hidden="true">{best === 0 ? "" : who}</small>
    </li>
  );
}
