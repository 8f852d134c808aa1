import { servedPax } from "@ara/pax";
import type { Host } from "../game.ts";
import type { PaxAtTable } from "./types.ts";

export const host: Host<PaxAtTable> = { served: servedPax };
