import { beforeEach, expect, test, vi } from "vitest";
import { preload } from "./preload.ts";

/** Links a page has asked for, and what they come to. */
class Link extends EventTarget {
  readonly rel!: string;
  readonly href!: string;
  remove(): void {
    links.splice(links.indexOf(this), 1);
  }
}
const links: Link[] = [];
const asked = (): string[] => links.map(({ rel, href }) => `${rel} ${href}`);

beforeEach(() => {
  links.length = 0;
  vi.stubGlobal("document", {
    head: { append: (link: Link) => links.push(link) },
    createElement: () => new Link(),
    querySelector: (selector: string) => links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
  });
  return () => vi.unstubAllGlobals();
});

test("a script is run once its style sheet is there; further scripts are on their way, each asked for once", async () => {
  const run = vi.fn(async () => "module");
  const both = Promise.all([preload(run, ["a.css", "a.js"]), preload(run, ["a.js", "a.css"])]);
  await Promise.resolve();
  expect(asked()).toEqual(["stylesheet /a.css", "modulepreload /a.js"]);
  expect(run).not.toHaveBeenCalled();
  links[0]!.dispatchEvent(new Event("load"));
  expect(await both).toEqual(["module", "module"]);
  expect(await preload(run, ["a.css"])).toBe("module");
  expect(asked()).toHaveLength(2);
});

test("without a style sheet that does not come nothing is run; it is asked for again the next time", async () => {
  const run = vi.fn(async () => "module");
  const first = preload(run, ["b.css"]);
  links[0]!.dispatchEvent(new Event("error"));
  await expect(first).rejects.toThrow("/b.css did not come");
  expect(run).not.toHaveBeenCalled();
  const second = preload(run, ["b.css"]);
  links[0]!.dispatchEvent(new Event("load"));
  expect(await second).toBe("module");
});

test("what the page has asked for itself is not asked for again", async () => {
  links.push(Object.assign(new Link(), { rel: "stylesheet", href: "/index.css", sheet: {} }));
  expect(await preload(async () => "module", ["index.css"])).toBe("module");
  expect(asked()).toEqual(["stylesheet /index.css"]);
});

test("a style sheet that is on its way for somebody else is waited for", async () => {
  const run = vi.fn(async () => "module");
  links.push(Object.assign(new Link(), { rel: "stylesheet", href: "/early.css" }));
  const both = preload(run, ["early.css"]);
  await Promise.resolve();
  expect(run).not.toHaveBeenCalled();
  links[0]!.dispatchEvent(new Event("load"));
  expect(await both).toBe("module");
  expect(asked()).toEqual(["stylesheet /early.css"]);
});
