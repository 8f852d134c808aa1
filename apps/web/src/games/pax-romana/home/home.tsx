import { sayRefusal } from "@ara/kernel";
import { kernelWords } from "../../../app/kernel-words.ts";
import type { HomePart } from "../../game.ts";
import { Panel } from "./panel.tsx";
import { agreed, tell } from "./say-game.ts";
import { texts } from "./words.ts";

/** Small: it comes with the first screen, also to those who never play this game. */
const home: HomePart = {
  words: [texts],
  title: () => texts.now.value.title,
  lead: () => texts.now.value.lead,
  Panel,
  Credit: () => <a href="/pax-romana/sources">{texts.now.value.unofficial}</a>,
  hasReplay: true,
  unread: tell,
  agreed,
  terms: async () => (await import("../new/terms.ts")).termsIn(),
  sayNo(refusal) {
    const { key, rule } = refusal;
    const said = sayRefusal(refusal, kernelWords.now.value);
    return said === key ? texts.now.value.refusal(rule === undefined ? "" : ` (${rule})`) : said;
  },
};
export default home;
