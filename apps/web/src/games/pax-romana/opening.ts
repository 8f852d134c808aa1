import { openTable } from "@ara/pax-romana/opening";
import type { Host } from "../game.ts";
import type { RomanaAtTable } from "./types.ts";

/** Milliseconds after which the rest comes anyway, where no person is asked anything. */
const AT_LAST = 500;

/** A new game: its first question is put, then `load` brings all rules, and answers are taken. */
export function opened(
  load: () => Promise<{ readonly servedPaxRomana: Host<RomanaAtTable>["served"] }>,
): Host<RomanaAtTable> {
  let whole: Host<RomanaAtTable>["served"] | undefined;
  let put!: () => void;
  const isPut = new Promise<void>((resolve) => {
    put = resolve;
    setTimeout(resolve, AT_LAST);
  });
  const served = openTable(() => {
    put();
    return whole;
  });
  return { served, ready: isPut.then(load).then(({ servedPaxRomana }) => (whole = servedPaxRomana)) };
}
