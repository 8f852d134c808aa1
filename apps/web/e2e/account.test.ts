import { expect } from "vitest";
import { withDevice } from "./device.ts";
import { axe, overflow, PHONE, test } from "./harness.ts";

test("a guest becomes a member with a passkey, signs out, and comes back with it", async ({ visit }) => {
  const page = await visit({ to: "/online", allow: /403/ });
  await withDevice(page);
  await page.getByRole("button", { name: "Choose a name" }).click();
  await page.getByLabel("What shall the others call you?").fill("Vipsania");
  await page.getByRole("button", { name: "Keep this name" }).click();
  await page.getByRole("link", { name: "Account" }).click();
  await page.getByText("You are here as a guest: Vipsania.").waitFor();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("You are signed in as Vipsania.").waitFor();
  await page.getByText("Chrome · Linux").first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByText("You are not signed in.").waitFor();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("You are signed in as Vipsania.").waitFor();
  await page.getByText("this browser").waitFor();
  // A member has a seat at a table kept for a program.
  await page.goto("/new?players=2&online");
  await page.getByRole("switch", { name: "Free seats are for programs" }).press("Space");
  await page.getByText("One seat is for a program.").waitFor();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByText("free, for a program").waitFor();
  await page.goto("/account");
  await page.setViewportSize(PHONE.viewport);
  expect(await overflow(page)).toMatchObject({ by: 0 });
  await page.getByRole("button", { name: "Delete the account" }).click();
  await page.getByLabel("To be sure, write your name").fill("Vipsania");
  // As if an hour had passed: the key is asked for once more, and it goes on.
  let asked = 0;
  await page.route("**/api/account/delete", (route) =>
    asked++ > 0
      ? route.continue()
      : route.fulfill({ status: 403, json: { refusal: { key: "people.proveAgain", params: {} } } }),
  );
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByText("Your account is deleted.").waitFor();
  expect(asked).toBe(2);
});

test("a link from a mail is opened by pressing a button, and leaves nothing in the address", async ({ visit }) => {
  const page = await visit({ to: `/account#link=${"A".repeat(43)}`, allow: /409/ });
  await page.getByRole("heading", { name: "You came by a link" }).waitFor();
  expect(new URL(page.url()).hash).toBe("");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByText("This link does not work any more.").waitFor();
});

test("where the server cannot be asked nobody is called a stranger, and it is asked again", async ({ visit }) => {
  const page = await visit({ settings: { name: "Drusus" }, allow: /ERR_FAILED/ });
  let isCut = true;
  await page.route("**/api/me", (route) => (isCut ? route.abort() : route.continue()));
  for (const to of ["/account", "/online"]) {
    await page.goto(to);
    await page.getByText("The server cannot be reached.").waitFor();
    expect(await page.getByText(/You are not signed in|You have no name here yet|You sit at no table/).count()).toBe(0);
  }
  isCut = false;
  await page.getByText("You have no name here yet").waitFor();
  await page.getByText("The server cannot be reached.").waitFor({ state: "hidden" });
});
