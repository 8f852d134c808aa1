import { afterAll, expect, inject, test } from "vitest";
import { Firefox, findFirefox } from "./firefox.ts";
import { keepInPage, setting, untouched } from "./games.ts";
import { LOOK, playInPage } from "./play.ts";
import { PATIENCE } from "./wait.ts";

const program = findFirefox();
const firefox = program === undefined ? undefined : Firefox.start(program);
afterAll(async () => (await firefox)?.close());

test.skipIf(!firefox)(
  "in Firefox, where there is one: a game is played to its end, through a reload, and its score is shown",
  async () => {
    const page = await firefox!;
    const site = inject("site");
    const at = setting("firefox", 3, { nocturnus: true });
    await page.goto(`${site}/icon.svg`);
    await page.resize(1440, 900);
    await page.evaluate(
      (chosen) => localStorage.setItem("ara.settings", chosen),
      JSON.stringify({ pace: "instant", motion: "still" }),
    );
    await page.evaluate(keepInPage, JSON.stringify([untouched(at)]));
    const play = (most: number): ReturnType<typeof playInPage> =>
      page.evaluate(playInPage, { look: { code: LOOK } as never, seed: 7, most, patience: 2 * PATIENCE });
    await page.goto(`${site}/table/${at.id}`);
    expect((await play(20)).over).toBe(false);
    await page.goto(`${site}/table/${at.id}`);
    expect((await play(3000)).over).toBe(true);
    await page.goto(`${site}/score/${at.id}`);
    await page.see("table", PATIENCE);
    await page.goto(`${site}/replay/${at.id}`);
    await page.see("input[type=range]", PATIENCE);
    expect(page.complaints).toEqual([]);
  },
  6 * PATIENCE,
);
