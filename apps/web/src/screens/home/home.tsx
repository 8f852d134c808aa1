import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { kernelWords } from "../../app/kernel-words.ts";
import { settings } from "../../app/settings.ts";
import { usePromised } from "../../app/use-promised.ts";
import type { Screen } from "../../app/screen.ts";
import type { HomeParts } from "../../games/game.ts";
import { hasBeenOnline } from "../../online/been.ts";
import { Page } from "../../ui/page.tsx";
import { Altar } from "./altar.tsx";
import type { Row } from "./game-row.tsx";
import { readRows, type Storage } from "./rows.ts";
import { Damaged, Finished, Running } from "./games.tsx";
import { ImportFile } from "./import-file.tsx";
import { fileWords, texts } from "./words.ts";
import "./home.css";

/** Only for those who have tables on the server. */
async function loadOnline() {
  const [{ OnlineGames }, { onlineWords }] = await Promise.all([
    import("../../online/at-home.tsx"),
    import("../../online/words.ts"),
  ]);
  await onlineWords.load(settings.value.language);
  return { OnlineGames };
}

function Home({ parts }: { readonly parts: HomeParts }): JSX.Element {
  const say = texts.now.value;
  const games = Object.entries(parts);
  const [[, first], ...others] = games as [(typeof games)[number], ...typeof games];
  const rows = useSignal<readonly Row[]>([]);
  const storage = useSignal<Storage>("loading");
  const news = useSignal("");
  useEffect(() => void readRows(parts, rows, storage), [rows, storage]);
  const online = usePromised(async () => (hasBeenOnline() ? loadOnline() : null), []);
  const onlineCount = useSignal(0);
  const isFirst =
    onlineCount.value === 0 &&
    storage.value === "there" &&
    rows.value.length === 0 &&
    !games.some(([, { hasLearned }]) => hasLearned?.());
  return (
    <Page class="home">
      <section class="home-hero">
        <div>
          <h1>Ara Pacis</h1>
          <p>{first.lead()}</p>
        </div>
        <Altar />
      </section>
      {storage.value !== "loading" && (
        <>
          <div class="home-field">
            <div class="home-side">
              {online && <online.OnlineGames parts={parts} count={onlineCount} />}
              {storage.value === "failed" && (
                <p class="note no home-storage" role="alert">
                  {say.storage}
                </p>
              )}
              {isFirst && first.Welcome ? (
                <first.Welcome />
              ) : (
                <Running rows={rows} news={news} hasOthers={onlineCount.value > 0} />
              )}
              {others.map(([game, { Panel }]) => (
                <Panel key={game} isFirst={isFirst} news={news} />
              ))}
              <Finished rows={rows} news={news} />
              <Damaged rows={rows} news={news} />
            </div>
            <div class="home-main">
              <first.Panel isFirst={isFirst} news={news} />
              <ImportFile parts={parts} rows={rows} news={news} onBrought={() => void readRows(parts, rows, storage)} />
            </div>
          </div>
          <footer class="home-foot">
            {say.promises.map((promise) => (
              <span key={promise}>{promise}</span>
            ))}
            {games.map(([game, { Credit }]) => (
              <Credit key={game} />
            ))}
          </footer>
        </>
      )}
      <p class="sr" aria-live="polite">
        {news.value}
      </p>
    </Page>
  );
}

/** The first screen, with every game there is. */
const homeOf = (parts: HomeParts): Screen => ({
  Page: () => <Home parts={parts} />,
  words: [texts, fileWords, kernelWords, ...Object.values(parts).flatMap(({ words }) => words)],
  title: () => Object.values(parts)[0]!.title(),
});

export default homeOf;
