import type { Prompt } from "@ara/pax";
import { servedPax, type Served } from "@ara/protocol";
import type { Host } from "../game.ts";
import type { PaxAtTable } from "./types.ts";

export const host: Host<PaxAtTable> = { served: servedPax as Served<PaxAtTable, Prompt> };
