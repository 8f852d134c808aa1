import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { kernelWords } from "../../app/kernel-words.ts";
import type { Screen } from "../../app/screen.ts";
import type { HomeParts } from "../../games/game.ts";
import { allTables } from "../../store/store.ts";
import { Page } from "../../ui/page.tsx";
import { Altar } from "./altar.tsx";
import type { Row } from "./game-row.tsx";
import { Damaged, Finished, Running } from "./games.tsx";
import { ImportFile } from "./import-file.tsx";
import { fileWords, texts } from "./words.ts";
import "./home.css";

type Storage = "loading" | "there" | "failed";

function Home({ parts }: { readonly parts: HomeParts }): JSX.Element {
  const say = texts.now.value;
  const games = Object.entries(parts);
  const first = games[0]![1];
  const rows = useSignal<readonly Row[]>([]);
  const storage = useSignal<Storage>("loading");
  const news = useSignal("");
  useEffect(() => void read(parts, rows, storage), [rows, storage]);
  const isFirst =
    storage.value === "there" && rows.value.length === 0 && !games.some(([, { hasLearned }]) => hasLearned());
  return (
    <Page class="home">
      <section class="home-hero">
        <div>
          <h1>Ara Pacis</h1>
          <p>{first.lead()}</p>
        </div>
        <Altar />
      </section>
      <div class="home-field">
        <div class="home-side">
          {storage.value === "failed" && (
            <p class="note no home-storage" role="alert">
              {say.storage}
            </p>
          )}
          {isFirst ? <first.Welcome /> : <Running rows={rows} news={news} known={storage.value === "there"} />}
          <Finished rows={rows} news={news} />
          <Damaged rows={rows} news={news} />
        </div>
        <div class="home-main">
          {games.map(([game, { Panel }]) => (
            <Panel key={game} isFirst={isFirst} news={news} />
          ))}
          <ImportFile parts={parts} />
        </div>
      </div>
      <p class="sr" aria-live="polite">
        {news.value}
      </p>
      <footer class="home-foot">
        {say.promises.map((promise) => (
          <span key={promise}>{promise}</span>
        ))}
        {games.map(([game, { Credit }]) => (
          <Credit key={game} />
        ))}
        <span class="home-next">{say.next}</span>
      </footer>
    </Page>
  );
}

/** The list comes at once; how each game stands is worked out one by one, so that nobody waits for it. */
async function read(parts: HomeParts, rows: Signal<readonly Row[]>, storage: Signal<Storage>): Promise<void> {
  try {
    const { tables, damaged } = await allTables();
    rows.value = [
      ...tables.map((kept) => {
        const part = Object.hasOwn(parts, kept.game) ? parts[kept.game] : undefined;
        return { kept, tell: part ? () => part.unread(kept) : null };
      }),
      ...damaged.map((kept) => ({ kept, tell: null })),
    ];
    storage.value = "there";
    for (const [game, part] of Object.entries(parts)) part.count(tables.filter((saved) => saved.game === game));
  } catch {
    storage.value = "failed";
    return;
  }
  for (const { kept, tell: known } of rows.value) {
    if (!known || !("game" in kept)) continue;
    // One game that fails leaves the others as readable as before.
    const tell = await parts[kept.game]!.read(kept).catch(() => undefined);
    if (!tell) continue;
    rows.value = rows.value.map((row) => (row.kept === kept ? { kept, tell } : row));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The first screen, with every game there is. */
export const homeOf = (parts: HomeParts): Screen => ({
  Page: () => <Home parts={parts} />,
  words: [texts, fileWords, kernelWords, ...Object.values(parts).flatMap(({ words }) => words)],
  title: () => Object.values(parts)[0]!.title(),
});
