import { isObject } from "@ara/kernel";
import type { JSX } from "preact";
import { kernelWords } from "../../../app/kernel-words.ts";
import { fileWords, sayFileNo } from "../file-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { HomePart } from "../../game.ts";
import { countGames } from "../store/campaign.ts";
import { bringKeepsakes, saveKeepsakes } from "../store/keepsakes.ts";
import { paxWords } from "../words.ts";
import { Panel } from "./panel.tsx";
import { tell } from "./say-game.ts";
import { texts } from "./words.ts";

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

/** Whether the tutorial left a trace in this browser. */
function hasLearned(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("ara.learn"));
  } catch {
    return false;
  }
}

const home: HomePart = {
  words: [texts, paxWords, kernelWords, fileWords],
  title: () => texts.now.value.title,
  lead: () => texts.now.value.lead,
  Panel,
  Welcome,
  hasLearned,
  Credit: () => <a href="/sources">{texts.now.value.unofficial}</a>,
  count(tables) {
    countGames(tables);
    // How they ended is known when they are deleted from the list.
    void import("../history/results.ts").then(({ countResults }) => countResults(tables));
  },
  keepsakes: { save: saveKeepsakes, bring: bringKeepsakes },
  hasReplay: true,
  unread: (saved) => tell(saved, null),
  async read(saved) {
    // What plays a record comes when the list is there already.
    const { summarise } = await import("./summary.ts");
    const summary = summarise(saved);
    return () => tell(saved, summary);
  },
  agreed: (config) => ({
    facts: isObject(config) && config["nocturnus"] === true ? [texts.now.value.nocturnus] : [],
    seats: [],
  }),
  terms: async () => (await import("../new/terms.ts")).termsIn(),
  sayNo: sayFileNo,
};
export default home;
