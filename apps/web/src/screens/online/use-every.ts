import { useEffect } from "preact/hooks";

/** Does something at once and again and again, while this page is looked at. */
export function useEvery(milliseconds: number, work: () => Promise<void>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    async function turn(): Promise<void> {
      clearTimeout(timer);
      if (document.visibilityState === "visible") await work();
      if (!gone) timer = setTimeout(() => void turn(), milliseconds);
    }
    const look = (): void => void (document.visibilityState === "visible" && turn());
    document.addEventListener("visibilitychange", look);
    void turn();
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}
