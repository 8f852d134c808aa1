import type { Seat, Viewer } from "@ara/kernel";
import type { PaxNews } from "../types.ts";

type Now = Pick<PaxNews, "asked" | "view">;

/** Whose answer is awaited, and whether in somebody else's turn: the senate asks everybody (7.5). */
export function awaited({ asked, view }: Now, viewer: Viewer): { readonly seat: Seat; readonly within: boolean } {
  const mine = asked.find((seat) => seat === viewer);
  const seat = mine ?? asked[0] ?? view.active;
  return { seat, within: view.step === "senate" && seat !== view.active };
}
