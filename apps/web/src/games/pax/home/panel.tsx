import { ARMY, card, FLEET, INTRIGUE, LAND, RELIGION, writeConfig } from "@ara/pax";
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { appWords } from "../../../app/app-words.ts";
import { go } from "../../../app/router.ts";
import { newTable } from "../../../store/open-table.ts";
import { Icon } from "../../../ui/icon.tsx";
import { configOf, quickTable, seatsOf } from "../store/choices.ts";
import { Card } from "../ui/card.tsx";
import { texts } from "./words.ts";

/** A hand worth keeping: five powers, one of each colour that reads best side by side. */
const FAN = [card(LAND, 2, 3), card(INTRIGUE, 1, 1), card(ARMY, 2, 4), card(RELIGION, 1, 2), card(FLEET, 2, 3)];

/** The way to a table: one click, or one choice more. */
export function Panel({ isFirst, news }: { readonly isFirst: boolean; readonly news: Signal<string> }): JSX.Element {
  const say = texts.now.value;
  const failed = useSignal(false);
  async function quick(): Promise<void> {
    const choices = quickTable();
    try {
      go(`/table/${await newTable("pax", writeConfig(configOf(choices)), seatsOf(choices))}`);
    } catch {
      failed.value = true;
      news.value = say.quickFailed;
    }
  }
  return (
    <article class="home-pax" aria-labelledby="home-pax">
      <div class="home-fan" aria-hidden="true">
        {FAN.map((c) => (
          <Card key={c} card={c} silent />
        ))}
      </div>
      <div class="home-pax-text">
        <h2 id="home-pax">{say.pax}</h2>
        <p>{say.paxText}</p>
        <dl>
          <div>
            <dt>{say.facts.players}</dt>
            <dd>1–8</dd>
          </div>
          <div>
            <dt>{say.facts.minutes}</dt>
            <dd>45</dd>
          </div>
          <div>
            <dt>{say.facts.categories}</dt>
            <dd>VII</dd>
          </div>
        </dl>
        <div class="home-do">
          <button class={isFirst ? "" : "btn-main"} onClick={() => void quick()}>
            <Icon name="play" />
            {say.quick}
          </button>
          <a class="btn" href="/new">
            <Icon name="plus" />
            {appWords.now.value.newTable}
          </a>
          <a class="btn" href="/new?players=1">
            <Icon name="primus" />
            {say.campaign}
          </a>
          {isFirst ? (
            <a class="btn" href="/rules">
              <Icon name="book" />
              {appWords.now.value.rulebook}
            </a>
          ) : (
            <a class="btn" href="/learn">
              <Icon name="hint" />
              {say.learn}
            </a>
          )}
        </div>
        {failed.value && <p class="note no">{say.quickFailed}</p>}
      </div>
    </article>
  );
}
