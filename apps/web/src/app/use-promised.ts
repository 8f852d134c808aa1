import { useEffect, useState } from "preact/hooks";

/**
 * What was asked for, once it has come; until then the answer before, at first nothing. An answer nobody waits for any
 * more is dropped, and so is one that fails: then the worker behind it was closed.
 */
export function usePromised<Value>(ask: () => Promise<Value>, inputs: readonly unknown[]): Value | null {
  const [answer, setAnswer] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => {
    let wanted = true;
    const wait = async (): Promise<void> => {
      try {
        const value = await ask();
        if (wanted) setAnswer({ value });
      } catch {
        // Nobody is left to tell.
      }
    };
    void wait();
    return () => {
      wanted = false;
    };
  }, inputs);
  return answer === null ? null : answer.value;
}
