import { afterEach, expect, test, vi } from "vitest";
import { pressKey } from "./keys.ts";
import { Shell, type ShellProps } from "./shell.ts";

vi.mock("../../../app/settings.ts", () => import("../text/testing-settings.ts"));
afterEach(() => vi.unstubAllGlobals());

test("letters typed before the window to find a place has come are kept for it, and do nothing else", () => {
  vi.stubGlobal("document", { querySelector: () => null });
  const shell = new Shell();
  const now = { shell } as ShellProps;
  const press = (key: string): boolean =>
    pressKey({ key, code: "", shiftKey: false, target: {} } as KeyboardEvent, {} as HTMLElement, now);
  expect(press("g")).toBe(true);
  expect(shell.beside.value).toEqual({ type: "find" });
  for (const key of ["A", "l", "x", "1"]) expect(press(key)).toBe(true);
  expect([shell.early, shell.log.value, shell.beside.value?.type]).toEqual(["Alx1", false, "find"]);
  expect(press("Escape")).toBe(true);
  expect(shell.beside.value).toBeNull();
});
