import { expect } from "vitest";
import { SITE, test } from "./harness.ts";
import { PATIENCE } from "./wait.ts";

test("a message of the server is shown by the browser, the newest of a table in the place of those before", async ({
  visit,
}) => {
  const page = await visit({ to: "/online", serviceWorkers: "allow", permissions: ["notifications"] });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [own] = registrations;
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registration;
  for (const text of ["It is your turn at PAX.", "Du bist am Zug: PAX."])
    await devtools.send("ServiceWorker.deliverPushMessage", {
      origin: SITE,
      registrationId,
      data: JSON.stringify({ text, to: "/table/~x", tag: "x" }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, data }) => [title, body, (data as { to: string }).to]);
    });
  await expect.poll(shown, { timeout: PATIENCE }).toEqual([["Ara Pacis", "Du bist am Zug: PAX.", "/table/~x"]]);
});
