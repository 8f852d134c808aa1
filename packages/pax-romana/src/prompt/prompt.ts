import type { Seat } from "@ara/kernel";
import type { Action } from "../action.ts";
import type { View } from "../view.ts";
import { aboutOf } from "./about.ts";
import type { Asked } from "./asked.ts";
import { costOf, gainOf } from "./cost.ts";
import { meaningWith, promptWith, type Details, type Option, type Prompt } from "./detail.ts";
import { rollOf } from "./dice.ts";
import { leadsOf } from "./leads.ts";
import { wishesOf } from "./wishes.ts";

export type { Option, Prompt } from "./detail.ts";

const DETAILS: Details = { aboutOf, wishesOf, costOf, gainOf, rollOf, leadsOf };

/** The open question as it is put to a seat, made of what the seat may know; `null` where it is not asked. */
export const promptOf = (view: View, seat: Seat): Prompt | null => promptWith(DETAILS, view, seat);

/** A legal answer with all that is known of it. */
export const meaningOf = (asked: Asked, action: Action): Option => meaningWith(DETAILS, asked, action);
