import type { Page } from "playwright-core";
import type { Prompt } from "@ara/pax-romana";
import { askedRomana, playedRomana, untouchedRomana, type Asking } from "./romana-games.ts";
import type { ScreenToSee } from "./screens.ts";

const asked = (page: Page): Promise<void> => page.locator("[data-asked]:visible").first().waitFor();
/** Somebody is asked, and the map has its ground. */
async function painted(page: Page): Promise<void> {
  await asked(page);
  await page.locator("[data-painted]").first().waitFor();
}

/** The screens of Pax Romana that axe looks at. */
export const ROMANA: readonly ScreenToSee[] = [
  { name: "romana-new", address: "/pax-romana/new?scenario=V" },
  { name: "romana-rules", address: "/pax-romana/rules/9.21" },
  {
    name: "romana-table",
    address: "/table/romana",
    needs: () => untouchedRomana({ id: "romana", scenario: "V" }),
    prepare: painted,
  },
];

/** A board of the table: what somebody is asked when it opens, and what is pressed on it before it is looked at. */
function board(name: string, wanted: Omit<Asking, "id">, press?: string): ScreenToSee {
  return {
    name: `romana-${name}`,
    address: `/table/${name}`,
    needs: () => askedRomana({ id: name, anyone: true, ...wanted }),
    async prepare(page) {
      await painted(page);
      if (press) await page.locator(press).first().click();
    },
  };
}

const isKey =
  (...keys: readonly string[]) =>
  ({ key }: Prompt): boolean =>
    keys.includes(key);
const CARDS = { game: "advanced", format: "advanced5" } as const;

const BOARDS: readonly ScreenToSee[] = [
  board("placement", { scenario: "V", when: isKey("leaders.place") }),
  board("march", {
    scenario: "II",
    when: ({ key, options }) => key === "land.step" && options.length > 4,
  }),
  board("battle", { scenario: "II", when: isKey("battle.raise") }),
  board("losses", { scenario: "II", when: isKey("losses.lose") }),
  board("interception", { scenario: "V", when: isKey("interception.attempt") }),
  board("siege", { scenario: "V", when: ({ key, options }) => key === "siege.bid" && options.length > 2 }),
  board("walls", { scenario: "II", when: isKey("battle.walls") }),
  board("sack", { scenario: "II", when: isKey("sack") }),
  board("voyage", { scenario: "II", when: isKey("sea.stopped") }),
  board("fleet", { scenario: "V", when: isKey("sea.meet") }),
  board("militia", { scenario: "II", when: isKey("militia.place") }),
  board("building", { scenario: "V", when: isKey("construction.where") }),
  board("barbarians", { scenario: "II", when: isKey("invasion.place") }),
  board("slaves", { scenario: "II", when: isKey("slaves.move") }),
  board("pirates", { scenario: "II", when: isKey("pirates.point") }),
  board("books", { scenario: "V", when: isKey("manpower.plan") }),
  board("income", { scenario: "V", when: isKey("manpower.plan") }, "[data-tab=income]"),
  board("standing", { scenario: "V", when: isKey("manpower.plan") }, "[data-tab=standing]"),
  board("upkeep", { scenario: "II", when: isKey("maintenance.plan") }),
  board("meeting", { scenario: "V", when: isKey("meeting.speak") }),
  board("deal", { scenario: "V", when: isKey("deal.terms") }),
  board("objectives", { scenario: "V", config: { measures: { objectives: "all" } }, when: isKey("objective.claim") }),
  board("cards", { scenario: "V", config: CARDS, when: isKey("major.where") }),
  board("window", {
    scenario: "V",
    config: CARDS,
    when: ({ key, options }) => key === "card.window" && options.some(({ action }) => action.type === "playCard"),
  }),
];

/** All its boards, and what looks back on a game: for pictures. */
export const ROMANA_BOARDS: readonly ScreenToSee[] = [
  ...BOARDS,
  {
    name: "romana-replay",
    address: "/replay/looked?at=40",
    needs: () => playedRomana({ id: "looked", scenario: "II" }),
    prepare: (page) => page.locator("[data-painted]").first().waitFor(),
  },
  { name: "romana-score", address: "/score/looked", needs: () => playedRomana({ id: "looked", scenario: "II" }) },
  {
    name: "romana-text",
    address: "/text/words",
    needs: () => askedRomana({ id: "words", scenario: "II", when: isKey("major.where") }),
    prepare: asked,
  },
];
