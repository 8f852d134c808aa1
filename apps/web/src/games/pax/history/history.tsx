import { SOLO_GAMES } from "@ara/pax";
import type { JSX } from "preact";
import { day } from "../../../app/format.ts";
import type { Screen } from "../../../app/screen.ts";
import { usePromised } from "../../../app/use-promised.ts";
import { words } from "../../../app/words.ts";
import { tablesOf } from "../../../store/store.ts";
import { Icon } from "../../../ui/icon.tsx";
import { numeral } from "../../../ui/numeral.ts";
import { Page } from "../../../ui/page.tsx";
import { campaign } from "../store/campaign.ts";
import { countResults, type Aside, type PaxResult } from "./results.ts";
import { statisticsOf, type Statistics, type Tally } from "./statistics.ts";
import "./history.css";

const texts = words(import.meta.glob<typeof import("../texts/en/history.ts")>("../texts/*/history.ts"));

/** So many of the latest games are drawn as seals. */
const LATEST = 40;

/** "/history": how one's own games went. Every row is kept when its game is deleted. */
function HistoryPage(): JSX.Element {
  const say = texts.now.value;
  const results = usePromised(async () => countResults(await tablesOf("pax").catch(() => [])), []);
  return (
    <Page class="history">
      <h1>{say.title}</h1>
      {results && (results.length === 0 ? <None /> : <All results={results} />)}
    </Page>
  );
}

function None(): JSX.Element {
  const say = texts.now.value;
  return (
    <section class="panel history-none">
      <p>{say.none}</p>
      <a class="btn btn-main" href="/new">
        <Icon name="plus" />
        {say.begin}
      </a>
    </section>
  );
}

function All({ results }: { readonly results: readonly PaxResult[] }): JSX.Element {
  const say = texts.now.value;
  const found = statisticsOf(results);
  const counted = results.filter(({ aside }) => aside === null);
  return (
    <div class="history-field">
      <section class="panel history-first" aria-labelledby="history-all">
        <h2 id="history-all">{say.all}</h2>
        <dl>
          <Fact name={say.played} value={found.all.played} />
          <Fact name={say.won} value={found.all.won} />
          <Fact name={say.streak} value={found.streak} />
          <Fact name={say.longest} value={found.longest} />
        </dl>
        {counted.length > 0 && <Seals results={counted.slice(0, LATEST)} />}
        <p class="history-note">{say.facts({ withRome: found.withRome, resigned: found.resigned })}</p>
      </section>
      {found.byPlayers.length > 0 && (
        <Bars
          id="history-players"
          title={say.byPlayers}
          rows={found.byPlayers.map(({ players, ...tally }) => ({ name: say.players(players), ...tally }))}
        />
      )}
      {found.byLevel.length > 0 && (
        <Bars
          id="history-level"
          title={say.byLevel}
          note={say.byLevelNote}
          rows={found.byLevel.map(({ level, ...tally }) => ({ name: say.levels[level], ...tally }))}
        />
      )}
      <Campaign solo={found.solo} />
      <Left aside={found.aside} />
    </div>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: number }): JSX.Element => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** One seal a game, the latest last: full where it was won. */
function Seals({ results }: { readonly results: readonly PaxResult[] }): JSX.Element {
  const say = texts.now.value;
  return (
    <ol class="history-seals" aria-label={say.latest}>
      {results.toReversed().map(({ id, won, ended }) => (
        <li key={id} data-won={won} title={`${day(ended)}: ${won ? say.wonOne : say.lostOne}`}>
          <span class="sr">{won ? say.wonOne : say.lostOne}</span>
        </li>
      ))}
    </ol>
  );
}

interface BarsProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly (Tally & { readonly name: string })[];
}

function Bars({ id, title, note, rows }: BarsProps): JSX.Element {
  const say = texts.now.value;
  return (
    <section class="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p class="history-note">{note}</p>}
      <table class="history-bars">
        <tbody>
          {rows.map(({ name, played, won }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td class="history-bar" aria-hidden="true">
                <i style={{ width: `${(100 * won) / played}%` }} />
              </td>
              <td class="num">{say.rate({ won, played, percent: Math.round((100 * won) / played) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** 8.4 */
function Campaign({ solo }: { readonly solo: Tally }): JSX.Element {
  const say = texts.now.value;
  const games = Array.from({ length: SOLO_GAMES }, (_, i) => i + 1);
  return (
    <section class="panel" aria-labelledby="history-solo">
      <h2 id="history-solo">{say.campaign}</h2>
      {(["base", "nocturnus"] as const).map((name) => (
        <p key={name} class="history-campaign">
          <span>{say.campaigns[name]}</span>
          {games.map((game) => (
            <b key={game} data-won={game <= campaign.value[name]}>
              {numeral(game)}
              <span class="sr"> {game <= campaign.value[name] ? say.wonOne : say.openOne}</span>
            </b>
          ))}
        </p>
      ))}
      <p class="history-note">{say.soloPlayed(solo)}</p>
    </section>
  );
}

/** What was not counted, and why: nothing is hidden. */
function Left({ aside }: { readonly aside: Statistics["aside"] }): JSX.Element | null {
  const say = texts.now.value;
  const left = (Object.keys(aside) as Aside[]).filter((why) => aside[why] > 0);
  if (left.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="history-left">
      <h2 id="history-left">{say.left}</h2>
      <ul>
        {left.map((why) => (
          <li key={why}>{say.aside[why](aside[why])}</li>
        ))}
      </ul>
    </section>
  );
}

const screen: Screen = { Page: HistoryPage, words: [texts], title: () => texts.now.value.title };
export default screen;
