import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const EVERY = 30_000;

/** The time, looked at now and then. */
export function useNow(): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), EVERY);
    return () => clearInterval(timer);
  }, [now]);
  return now.value;
}
