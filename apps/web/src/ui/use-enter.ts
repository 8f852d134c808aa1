import { useEffect } from "preact/hooks";

/** Enter does the one thing a page is for, unless what has the focus takes it for itself. */
export function useEnter(act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Enter" || event.repeat || event.isComposing || event.defaultPrevented) return;
      if ((event.target as Element).closest("button, a, select, summary, textarea, dialog")) return;
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
