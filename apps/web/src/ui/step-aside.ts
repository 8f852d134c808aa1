import { useLayoutEffect, useRef } from "preact/hooks";
import { here } from "../app/router.ts";

/** What closes the sheets that are open, the last one last. */
const open: (() => void)[] = [];
/** The way back over the step of a sheet that was closed by hand is under way. */
let isGoing = false;

const isStep = (): boolean => (history.state as { readonly beside?: true } | null)?.beside === true;

function step(): void {
  history.replaceState({ top: scrollY }, "");
  history.pushState({ beside: true }, "");
}

/** Whoever closes one sheet to open another stays on the same step; who has left the page has no step to go back. */
function goBack(): void {
  if (open.length > 0 || !isStep()) return;
  isGoing = true;
  history.back();
}

/** Before the router: the page stays the same, under the address it has by now. */
addEventListener(
  "popstate",
  (event) => {
    const wasGoing = isGoing;
    isGoing = false;
    if (location.pathname !== here.value.pathname || (!wasGoing && open.length === 0)) return;
    event.stopImmediatePropagation();
    if (!isStep()) history.replaceState(history.state, "", here.value.href);
    if (open.length > (wasGoing ? 0 : 1)) step();
    if (!wasGoing) open.at(-1)!();
  },
  { capture: true },
);

/** What stands beside the page is a step of its own: the way back closes it, and the page stays. */
export function useStepAside(close: () => void): void {
  const closes = useRef(close);
  closes.current = close;
  useLayoutEffect(() => {
    const mine = (): void => closes.current();
    open.push(mine);
    if (!isStep() && !isGoing) step();
    return () => {
      open.splice(open.indexOf(mine), 1);
      setTimeout(goBack);
    };
  }, []);
}
