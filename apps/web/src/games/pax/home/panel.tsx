import { ARMY, card, FLEET, INTRIGUE, LAND, RELIGION, writeConfig } from "@ara/pax";
import type { JSX } from "preact";
import { appWords } from "../../../app/app-words.ts";
import { go } from "../../../app/router.ts";
import { newTable } from "../../../store/new-table.ts";
import { Icon } from "../../../ui/icon.tsx";
import { configOf, quickTable, seatsOf } from "../store/choices.ts";
import { progress } from "../learn/progress.ts";
import { STEPS } from "../learn/steps.ts";
import { Card } from "../ui/card.tsx";
import { texts } from "./words.ts";
import "./panel.css";

/** A hand worth keeping: five powers, one of each colour that reads best side by side. */
const FAN = [card(LAND, 2, 3), card(INTRIGUE, 1, 1), card(ARMY, 2, 4), card(RELIGION, 1, 2), card(FLEET, 2, 3)];

/** The way to a table: one click, or one choice more. */
export function Panel({ isFirst }: { readonly isFirst: boolean }): JSX.Element {
  const say = texts.now.value;
  async function quick(): Promise<void> {
    const choices = quickTable();
    go(`/table/${await newTable("pax", writeConfig(configOf(choices)), seatsOf(choices))}`);
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
            <Icon name="laurel" />
            {say.campaign}
          </a>
          {!isFirst && (
            <a class="btn" href="/today">
              <Icon name="rome" />
              {say.today}
            </a>
          )}
          {!isFirst && (
            <a class="btn" href="/history">
              <Icon name="log" />
              {say.history}
            </a>
          )}
          {isFirst ? (
            <a class="btn" href="/rules">
              <Icon name="book" />
              {appWords.now.value.rulebook}
            </a>
          ) : (
            <Learn />
          )}
        </div>
      </div>
    </article>
  );
}

/** The lesson; whoever left it half done goes on where he was. */
function Learn(): JSX.Element {
  const say = texts.now.value;
  const at = progress();
  const isHalf = at > 0 && at < STEPS.length;
  return (
    <a class="btn" href={isHalf ? "/learn/play" : "/learn"}>
      <Icon name="hint" />
      {isHalf ? say.learnOn({ step: at + 1, of: STEPS.length }) : say.learn}
    </a>
  );
}
