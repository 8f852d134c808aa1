import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { GameRow, keyOf, type Row } from "./game-row.tsx";
import { texts } from "./words.ts";

/** So many finished games are shown at first. */
const FIRST = 3;

interface GamesProps {
  readonly rows: Signal<readonly Row[]>;
  readonly news: Signal<string>;
}

interface RunningProps extends GamesProps {
  /** Whether games go on elsewhere: then nobody need be told that none does here. */
  readonly hasOthers: boolean;
}

/** The games that go on. */
export function Running({ rows, news, hasOthers }: RunningProps): JSX.Element | null {
  const say = texts.now.value;
  const running = rows.value.filter(({ kept, tell }) => tell && "over" in kept && !kept.over);
  if (running.length === 0 && hasOthers) return null;
  return (
    <section class="panel" aria-labelledby="home-games">
      <h2 id="home-games" tabIndex={-1}>
        {say.running}
      </h2>
      {running.length > 0 ? <List shown={running} rows={rows} news={news} /> : <p class="home-none">{say.none}</p>}
    </section>
  );
}

/** The games that are over, the latest first. */
export function Finished({ rows, news }: GamesProps): JSX.Element | null {
  const say = texts.now.value;
  const all = useSignal(false);
  const finished = rows.value.filter(({ kept, tell }) => tell && "over" in kept && kept.over);
  const shown = all.value ? finished : finished.slice(0, FIRST);
  if (finished.length === 0) return null;
  return (
    <section class="panel home-finished" aria-labelledby="home-finished">
      <h2 id="home-finished" tabIndex={-1}>
        {say.finished}
      </h2>
      <List shown={shown} rows={rows} news={news} />
      {shown.length < finished.length && (
        <button class="home-more" onClick={() => (all.value = true)}>
          {say.more(finished.length - shown.length)}
        </button>
      )}
    </section>
  );
}

/** What cannot be read any more, whatever became of it: it hides no other game, and can be saved or deleted. */
export function Damaged({ rows, news }: GamesProps): JSX.Element | null {
  const damaged = rows.value.filter(({ tell }) => tell === null);
  if (damaged.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="home-damaged">
      <h2 id="home-damaged" tabIndex={-1}>
        {texts.now.value.damaged}
      </h2>
      <List shown={damaged} rows={rows} news={news} />
    </section>
  );
}

function List({ shown, rows, news }: GamesProps & { readonly shown: readonly Row[] }): JSX.Element {
  /** The deleted row had the focus; it goes to where the list begins, or to the page. */
  const forget = (gone: Row, heading: HTMLElement | null): void => {
    rows.value = rows.value.filter(({ kept }) => kept !== gone.kept);
    requestAnimationFrame(() =>
      (heading?.isConnected ? heading : document.querySelector<HTMLElement>("#content"))?.focus(),
    );
  };
  return (
    <ul class="home-list">
      {shown.map((row) => (
        <GameRow key={keyOf(row)} row={row} onRemoved={forget} news={news} />
      ))}
    </ul>
  );
}
