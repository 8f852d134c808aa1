import { isOpening } from "@ara/pax-romana/is-opening";
import type { Host, HostOf } from "../game.ts";
import type { RomanaAtTable } from "./types.ts";

const whole = (): Promise<typeof import("./whole.ts")> => import("./whole.ts");

/** 17.15: cards are played at many moments; nobody has to be asked at each of them. */
const attended: Host<RomanaAtTable>["attended"] = async (table, beside) =>
  table.config.game === "advanced" ? (await import("./cards/attended.ts")).attended(table, beside) : table;

/** A game under way has all its rules; the first question of a new one is put while they are on their way. */
export const host: HostOf<RomanaAtTable> = async ({ config, record }) =>
  isOpening(config) && !record?.entries.length
    ? (await import("./opening.ts")).opened(whole)
    : { served: (await whole()).servedPaxRomana, attended };
