import { servedPaxRomana } from "@ara/pax-romana";
import type { Host } from "../game.ts";
import type { RomanaAtTable } from "./types.ts";

export const host: Host<RomanaAtTable> = { served: servedPaxRomana };
