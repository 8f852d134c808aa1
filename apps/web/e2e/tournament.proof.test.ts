import { expect } from "vitest";
import type { Page } from "playwright-core";
import { withDevice } from "./device.ts";
import { axe, overflow, PHONE, test } from "./harness.ts";
import { PATIENCE } from "./wait.ts";

const fits = async (page: Page): Promise<void> => {
  expect(await axe(page)).toEqual([]);
  expect(await overflow(page)).toMatchObject({ by: 0 });
};

test("three play a tournament: one makes it, all join, two sit down at their table, and whoever is left wins", async ({
  visit,
}) => {
  // A member's name is taken: nobody else in these tests has it.
  const own = `Fausta ${Math.random().toString(36).slice(2, 8)}`;
  const fausta = await visit({ to: "/online" });
  await withDevice(fausta);
  await fausta.getByRole("button", { name: "Choose a name" }).click();
  await fausta.getByLabel("What shall the others call you?").fill(own);
  await fausta.getByRole("button", { name: "Keep this name" }).click();
  await fausta.getByRole("link", { name: "Account" }).click();
  await fausta.getByRole("button", { name: "Add a passkey" }).click();
  await fausta.getByText(`You are signed in as ${own}.`).waitFor();
  await fausta.goto("/online/tournaments");
  await fausta.getByRole("heading", { name: "New tournament" }).click();
  await fausta.getByRole("textbox", { name: "Name" }).fill(`Ludi of ${own}`);
  await fits(fausta);
  await fausta.getByRole("button", { name: "Make the tournament" }).click();
  await fausta.getByRole("heading", { name: `Ludi of ${own}` }).waitFor();
  const to = new URL(fausta.url()).pathname;
  await fausta.getByRole("button", { name: "Join" }).click();

  const gaius = await visit({ to, settings: { name: "Gaius", language: "de" }, ...PHONE });
  await gaius.getByRole("button", { name: "Mitspielen" }).click();
  const nemo = await visit({ to: "/online/tournaments", settings: { language: "nl" } });
  await nemo.getByRole("link", { name: `Bekijken: Ludi of ${own}` }).click();
  await nemo.getByRole("button", { name: "Meedoen", exact: true }).click();
  await nemo.locator(".name-form input").fill("Nemo");
  await nemo.locator(".name-form button").first().click();
  await fausta.getByText("3 players").waitFor();
  await fits(fausta);
  await fausta.getByRole("button", { name: "Begin" }).click();

  const sitDown = /^(Sit down|Hinsetzen|Gaan zitten)$/;
  const all = [fausta, gaius, nemo];
  await Promise.all(all.map((page) => page.locator(".tournament-mine").waitFor()));
  // Two have a table that waits for them: the title of the window says so. The third has a bye.
  await expect
    .poll(
      async () => (await Promise.all(all.map((page) => page.title()))).filter((title) => title.startsWith("● ")).length,
    )
    .toBe(2);
  const isToSit = (page: Page): Promise<boolean> =>
    page
      .getByRole("button", { name: sitDown })
      .count()
      .then((count) => count > 0);
  await expect
    .poll(async () => (await Promise.all(all.map(isToSit))).filter(Boolean).length, { timeout: PATIENCE })
    .toBe(2);
  const sit = await Promise.all(all.map(isToSit));
  const [two, rests] = [all.filter((_, i) => sit[i]), all.find((_, i) => !sit[i])!];
  await Promise.all(all.map(fits));
  for (const page of two) await page.getByRole("button", { name: sitDown }).click();
  await Promise.all(two.map((page) => page.waitForURL(/\/table\/~/)));
  await rests
    .locator(".tournament-rounds")
    .getByText(/is being played|läuft|wordt gespeeld/)
    .waitFor();

  // Two give up: all their games are lost, and it is over.
  for (const page of two) {
    await page.goto(to);
    await page.getByRole("button", { name: /^(Withdraw|Aufgeben|Opgeven)$/ }).click();
    await page.getByRole("button", { name: /^(Withdraw|Aufgeben|Opgeven)$/ }).click();
  }
  await Promise.all(all.map((page) => page.locator(".tournament-won").waitFor()));
  const name = rests === fausta ? own : rests === gaius ? "Gaius" : "Nemo";
  expect(await fausta.locator(".tournament-won").textContent()).toBe(`${name} has won the tournament.`);
  await Promise.all(all.map(fits));
});
