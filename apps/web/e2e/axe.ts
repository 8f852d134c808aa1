import { expect } from "vitest";
import { axe, overflow, PHONE, test } from "./harness.ts";
import { see, type ScreenToSee } from "./screens.ts";

/** A page is looked at on a desk by day and on a phone by night: both themes, both sizes. */
export function axeFindsNothingOn(screens: readonly ScreenToSee[]): void {
  test.for(screens.map((screen) => [screen.name, screen] as const))(
    "axe finds nothing on %s",
    async ([, screen], { visit }) => {
      const page = await visit({ colorScheme: "light" });
      await see(page, screen);
      expect(await axe(page)).toEqual([]);
      await page.setViewportSize(PHONE.viewport);
      await page.emulateMedia({ colorScheme: "dark" });
      // What a theme or a narrow window can change.
      expect(await axe(page, ["color-contrast", "target-size", "scrollable-region-focusable"])).toEqual([]);
    },
  );
}

/** In the longer languages, on a phone, and in a window of 1440 pixels at 200 %, which is one of 720. */
export function nothingSticksOut(screens: readonly ScreenToSee[], languages: readonly string[] = ["de"]): void {
  test.for(languages)("nothing has to be scrolled sideways in %s", async (locale, { visit }) => {
    const page = await visit({ ...PHONE, locale });
    for (const screen of screens) {
      await see(page, screen);
      for (const viewport of [PHONE.viewport, { width: 720, height: 450 }]) {
        await page.setViewportSize(viewport);
        expect([screen.name, viewport.width, await overflow(page)]).toEqual([
          screen.name,
          viewport.width,
          { by: 0, what: [] },
        ]);
      }
      await page.setViewportSize(PHONE.viewport);
    }
  });
}
