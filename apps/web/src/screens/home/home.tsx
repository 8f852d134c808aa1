import { ARMY, card, FLEET, INTRIGUE, LAND, RELIGION } from "@ara/pax";
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { appWords } from "../../app/app-words.ts";
import { go } from "../../app/router.ts";
import type { Screen } from "../../app/screen.ts";
import { countGames } from "../../store/campaign.ts";
import { configOf, quickTable, seatsOf } from "../../store/choices.ts";
import { importWords } from "../../store/import.ts";
import { newTable } from "../../store/open-table.ts";
import { allTables } from "../../store/store.ts";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { Altar } from "./altar.tsx";
import type { Row } from "./game-row.tsx";
import { Finished, Running } from "./games.tsx";
import { ImportFile } from "./import-file.tsx";
import { texts } from "./words.ts";
import "./home.css";

/** A hand worth keeping: five powers, one of each colour that reads best side by side. */
const FAN = [card(LAND, 2, 3), card(INTRIGUE, 1, 1), card(ARMY, 2, 4), card(RELIGION, 1, 2), card(FLEET, 2, 3)];

type Storage = "loading" | "there" | "failed";

function Home(): JSX.Element {
  const say = texts.now.value;
  const rows = useSignal<readonly Row[]>([]);
  const storage = useSignal<Storage>("loading");
  const news = useSignal("");
  useEffect(() => void read(rows, storage), [rows, storage]);
  const isFirst = storage.value === "there" && rows.value.length === 0 && !hasLearned();
  return (
    <Page class="home">
      <Hero />
      <div class="home-field">
        <div class="home-side">
          {storage.value === "failed" && (
            <p class="note no home-storage" role="alert">
              {say.storage}
            </p>
          )}
          {isFirst ? <Welcome /> : <Running rows={rows} news={news} known={storage.value === "there"} />}
          <Finished rows={rows} news={news} />
        </div>
        <div class="home-main">
          <Pax isFirst={isFirst} news={news} />
          <ImportFile />
        </div>
      </div>
      <p class="sr" aria-live="polite">
        {news.value}
      </p>
      <footer class="home-foot">
        {say.promises.map((promise) => (
          <span key={promise}>{promise}</span>
        ))}
        <a href="/sources">{say.unofficial}</a>
        <span class="home-next">{say.next}</span>
      </footer>
    </Page>
  );
}

/** The list comes at once; how each game stands is worked out one by one, so that nobody waits for it. */
async function read(rows: Signal<readonly Row[]>, storage: Signal<Storage>): Promise<void> {
  try {
    const tables = await allTables();
    rows.value = tables.map((saved) => ({ saved, summary: null }));
    storage.value = "there";
    countGames(tables);
  } catch {
    storage.value = "failed";
    return;
  }
  const { summarise } = await import("./summary.ts");
  for (const { saved } of rows.value) {
    const summary = summarise(saved);
    rows.value = rows.value.map((row) => (row.saved.id === saved.id ? { saved, summary } : row));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Whether the tutorial left a trace in this browser. */
function hasLearned(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("ara.learn"));
  } catch {
    return false;
  }
}

function Hero(): JSX.Element {
  return (
    <section class="home-hero">
      <div>
        <h1>Ara Pacis</h1>
        <p>{texts.now.value.lead}</p>
      </div>
      <Altar />
    </section>
  );
}

/** The way to a table: one click, or one choice more. */
function Pax({ isFirst, news }: { readonly isFirst: boolean; readonly news: Signal<string> }): JSX.Element {
  const say = texts.now.value;
  const failed = useSignal(false);
  async function quick(): Promise<void> {
    const choices = quickTable();
    try {
      go(`/table/${await newTable(configOf(choices), seatsOf(choices))}`);
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

/** The first visit: kindly to where PAX is learned. */
function Welcome(): JSX.Element {
  const say = texts.now.value;
  return (
    <section class="panel home-welcome" aria-labelledby="home-welcome">
      <h2 id="home-welcome">{say.welcome}</h2>
      <p>{say.welcomeText}</p>
      <a class="btn btn-main" href="/learn">
        <Icon name="hint" />
        {say.learn}
      </a>
      <p>{say.welcomeLater}</p>
    </section>
  );
}

const screen: Screen = { Page: Home, words: [texts, ...importWords], title: () => texts.now.value.title };
export default screen;
