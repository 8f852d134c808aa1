import { afterEach, expect, test, vi } from "vitest";
import { ask } from "./api.ts";

afterEach(() => vi.unstubAllGlobals());

test("a server that never answers is given up, and said not to be reached", async () => {
  const gone = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(gone.signal);
  vi.stubGlobal(
    "fetch",
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))),
  );
  const asked = ask("/api/me");
  gone.abort();
  await expect(asked).rejects.toMatchObject({ refusal: { key: "online.unreached" } });
});
