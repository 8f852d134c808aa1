import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { launchOptions } from "./chromium.ts";
import { serveSite } from "./serve-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built client is served. */
    readonly site: string;
    /** Where the one browser of all tests listens. */
    readonly browser: string;
  }
}

/** Before all browser tests: the client is built and served as `npm start` does it, and a browser waits. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await serveSite();
  const browser = await chromium.launchServer(launchOptions());
  project.provide("site", site.url);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}
