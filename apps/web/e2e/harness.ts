import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { expect, inject, test as base } from "vitest";
import { PATIENCE } from "./wait.ts";

/** What a test wants from its browser, beside what `BrowserContextOptions` say. */
export interface Visit extends BrowserContextOptions {
  /** Where to go first; without it to a place of this site that loads nothing. */
  readonly to?: string;
  /** Settings beside instant bots and nothing that moves. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Errors on the console that this test brings about itself. */
  readonly allow?: RegExp;
}

const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

export const SITE = inject("site");
let connected: Promise<Browser> | undefined;

/** A test with fresh storage of its own. It fails on anything the page complains about. */
export const test = base.extend<{ readonly visit: (wanted?: Visit) => Promise<Page> }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from it what a fixture needs.
  visit: async ({}, use) => {
    const browser = await (connected ??= chromium.connect(inject("browser")));
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async ({ to = "/icon.svg", settings = {}, allow, ...options } = {}) => {
      const context = await browser.newContext({
        ...DESKTOP,
        locale: "en-GB",
        serviceWorkers: "block",
        baseURL: SITE,
        ...options,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE);
      const chosen = JSON.stringify({ pace: "instant", motion: "still", ...settings });
      await context.addInitScript((json) => {
        if (location.protocol === "about:") return;
        if (localStorage.getItem("ara.settings") === null) localStorage.setItem("ara.settings", json);
      }, chosen);
      context.on("weberror", (error) => complaints.push(error.error().message));
      context.on("console", (message) => {
        const { url } = message.location();
        // The place that loads nothing names no icon, so the browser looks for one.
        if (message.type() !== "error" || allow?.test(message.text()) || url.endsWith("/favicon.ico")) return;
        complaints.push(`${message.text()} (${url})`);
      });
      const page = await context.newPage();
      await page.goto(to);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints).toEqual([]);
  },
});

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** What axe finds on the page, rule by rule. `only` names the rules to look at; all of them without. */
export async function axe(page: Page, only?: readonly string[]): Promise<string[]> {
  await page.evaluate(AXE);
  // What is far away is laid out too: by its estimated place axe would take one thing to lie over another.
  await page.evaluate(() => {
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(laidOut);
  });
  const { violations } = await page.evaluate((rules) => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run(what: Document, how: object): Promise<AxeResults> };
    };
    return checker.run(document, {
      resultTypes: ["violations"],
      ...(rules && { runOnly: { type: "rule", values: rules } }),
    });
  }, only);
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ html, failureSummary = "" }) => {
      const reason = failureSummary.split("\n").slice(1).join(" ").trim();
      return `\n  ${html.slice(0, 160)}\n    ${reason.slice(0, 240)}`;
    });
    return `${id}: ${help} (${nodes.length} times)${places.join("")}`;
  });
}

/** By how many pixels the page is wider than the screen, and what sticks out. */
export const overflow = (page: Page): Promise<{ readonly by: number; readonly what: readonly string[] }> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const by = document.documentElement.scrollWidth - width;
    const wide = [...document.querySelectorAll("body *")].filter(
      (one) => one.getBoundingClientRect().right > width + 1,
    );
    return { by, what: by > 0 ? wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 120)) : [] };
  });
