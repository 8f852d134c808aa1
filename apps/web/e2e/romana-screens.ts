import type { Page } from "playwright-core";
import { askedRomana, playedRomana, untouchedRomana } from "./romana-games.ts";
import type { ScreenToSee } from "./screens.ts";

const asked = (page: Page): Promise<void> => page.locator("[data-asked]").waitFor();
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

/** Its boards, and what looks back on a game: for pictures. */
export const ROMANA_BOARDS: readonly ScreenToSee[] = [
  {
    name: "romana-battle",
    address: "/table/battle",
    needs: () => askedRomana({ id: "battle", scenario: "II", when: ({ key }) => key === "battle.raise" }),
    prepare: painted,
  },
  {
    name: "romana-books",
    address: "/table/books",
    needs: () => askedRomana({ id: "books", scenario: "V", when: ({ key }) => key === "manpower.plan" }),
    prepare: painted,
  },
  {
    name: "romana-replay",
    address: "/replay/looked?at=40",
    needs: () => playedRomana({ id: "looked", scenario: "II" }),
    prepare: (page) => page.locator("[data-painted]").first().waitFor(),
  },
  { name: "romana-score", address: "/score/looked", needs: () => playedRomana({ id: "looked", scenario: "II" }) },
];
