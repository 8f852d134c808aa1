import { isObject } from "@ara/kernel";
import { words } from "../../app/words.ts";
import type { OnlinePart } from "../game.ts";
import type { RomanaAtTable } from "./types.ts";

const orderWords = words(import.meta.glob<typeof import("./texts/en/orders.ts")>("./texts/*/orders.ts"));

const online: OnlinePart = {
  name: "Pax Romana",
  players: [2, 3, 4],
  tournaments: new Map([
    [2, { scenario: "II" }],
    [4, { scenario: "V" }],
  ]),
  plays(config) {
    const { powers } = orderWords.now.value;
    const shares = isObject(config) && Array.isArray(config["seats"]) ? (config["seats"] as unknown[]) : [];
    return shares.map((share) =>
      Object.entries(powers)
        .flatMap(([power, name], i) =>
          Array.isArray(share) && (share.includes(power) || share.includes(i)) ? [name] : [],
        )
        .join(", "),
    );
  },
  orders: {
    rows: [["bribes"], ["interceptions"], ["stand", "withdraw"]],
    scope: (view) => String((view as RomanaAtTable["view"]).turn),
    words: orderWords,
  },
};
export default online;
