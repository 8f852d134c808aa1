import { servedPaxRomana } from "@ara/pax-romana";
import type { Host } from "../game.ts";
import type { RomanaAtTable } from "./types.ts";

export const host: Host<RomanaAtTable> = {
  served: servedPaxRomana,
  /** 17.15: cards are played at many moments; nobody has to be asked at each of them. */
  attended: async (table, beside) =>
    table.config.game === "advanced" ? (await import("./cards/attended.ts")).attended(table, beside) : table,
};
