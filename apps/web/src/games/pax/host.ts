import { paxAtTable } from "@ara/pax/at-table";
import type { HostOf } from "../game.ts";
import type { PaxAtTable } from "./types.ts";

export const host: HostOf<PaxAtTable> = async () => ({ served: paxAtTable });
