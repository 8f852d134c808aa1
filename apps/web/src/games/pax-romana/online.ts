import { words } from "../../app/words.ts";
import type { OnlinePart } from "../game.ts";
import type { RomanaAtTable } from "./types.ts";

const online: OnlinePart = {
  name: "Pax Romana",
  players: [2, 3, 4],
  tournaments: new Map([
    [2, { scenario: "II" }],
    [4, { scenario: "V" }],
  ]),
  orders: {
    rows: [["bribes"], ["interceptions"], ["stand", "withdraw"]],
    scope: (view) => String((view as RomanaAtTable["view"]).turn),
    words: words(import.meta.glob<typeof import("./texts/en/orders.ts")>("./texts/*/orders.ts")),
  },
};
export default online;
