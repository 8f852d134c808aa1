import { advise, botsAtTable } from "@ara/bots/pax-romana";
import { err } from "@ara/kernel";
import { newSeed } from "../../store/ids.ts";
import type { Thinking } from "../game.ts";
import type { RomanaAtTable } from "./types.ts";

const choose = botsAtTable(newSeed);

/** The bots of Pax Romana. */
export const thinking: Thinking<RomanaAtTable> = {
  choose: async (level, decision) => ({ action: await choose(level, decision), reason: null }),
  advise,
  analyse: () => err({ key: "table.game", params: {} }),
};
