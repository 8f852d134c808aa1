import { computed, signal } from "@preact/signals";

const address = (): URL => new URL(location.href);

/** Where we are. Every screen has an address; back and forward work as everywhere. */
export const here = signal<URL>(address());

/** How far down the page that is shown next begins: a new one at its top, one that is gone back to where it was left. */
export let top = 0;
history.scrollRestoration = "manual";

addEventListener("popstate", ({ state }) => {
  top = (state as { readonly top?: number } | null)?.top ?? 0;
  here.value = address();
});

export function go(to: string, how: "push" | "replace" = "push"): void {
  const url = new URL(to, location.href);
  // The step of a sheet becomes that of the page it leads to.
  if (how === "push" && url.href !== location.href && !(history.state as { beside?: true } | null)?.beside) {
    history.replaceState({ top: scrollY }, "");
    history.pushState(null, "", url);
  } else history.replaceState(null, "", url);
  top = 0;
  here.value = address();
}

/** The parts of the path: "/table/x/score" is ["table", "x", "score"]. */
export const path = computed(() => here.value.pathname.split("/").filter((part) => part !== ""));

/** Links inside the app need no reload; anything else is the browser's business. */
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.href);
});
