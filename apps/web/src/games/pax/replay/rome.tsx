import { measure, prospectOf, soloGoal, type CategoryScore, type View } from "@ara/pax";
import type { JSX } from "preact";
import { grammar, paxWords } from "../words.ts";
import { Card, CardBack } from "../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { numeral } from "../../../ui/numeral.ts";
import { Tile } from "../ui/tile.tsx";
import { replayWords } from "./words.ts";

interface Props {
  readonly view: View;
  readonly names: readonly string[];
  readonly named: boolean;
}

/** Rome against the strongest player, if the game ended now, as far as can be seen. */
export function Rome({ view, names, named }: Props): JSX.Element {
  const say = replayWords.now.value;
  const { categories, unseen } = prospectOf(view);
  const ahead = categories.filter(({ romeAhead }) => romeAhead).length;
  return (
    <section class={`replay-rome panel ${named ? "is-named" : ""}`} data-place="rome" aria-label={say.balance}>
      <div class="replay-rome-head">
        <h2>
          <Icon name="rome" class="replay-eagle" /> {say.rome}
        </h2>
        <span class="replay-hidden">
          {view.rome.hidden.map((card, i) =>
            card === null ? <CardBack key={i} silent /> : <Card key={i} card={card} />,
          )}
        </span>
      </div>
      <ul data-many={categories.length > 7 ? "" : undefined}>
        {categories.map((row) => (
          <Row key={row.category} row={row} names={names} />
        ))}
      </ul>
      <p>
        {view.config.solo === null
          ? say.seals({ ahead: numeral(ahead), goal: numeral(measure(view.config).romeGoal) })
          : say.soloSeals({ stronger: numeral(categories.length - ahead), goal: numeral(soloGoal(view.config)) })}
        {unseen > 0 && <small> {say.faceDown({ cards: unseen })}</small>}
      </p>
    </section>
  );
}

function Row({ row, names }: { readonly row: CategoryScore; readonly names: readonly string[] }): JSX.Element {
  const say = replayWords.now.value;
  const { category, rome, players, romeAhead: ahead } = row;
  const best = Math.max(...players);
  const who = best === 0 ? "" : grammar().list(names.filter((_, seat) => players[seat] === best));
  return (
    <li class={ahead ? "rome" : ""}>
      <span class="sr">
        {say.balanceRow({ category: paxWords.now.value.categories[category], rome, best, who, ahead })}
      </span>
      <b aria-hidden="true">{rome}</b>
      <Tile category={category} />
      <b aria-hidden="true">{best}</b>
      <span class="replay-best" aria-hidden="true">
        {who}
      </span>
    </li>
  );
}
