import type { EventName, Power } from "../../data/index.ts";
import type { HandedBy } from "../../engine/procedure.ts";
import type { ProcName } from "../frames.ts";
import type { Happening } from "../../event.ts";
import type { State } from "../../state/state.ts";
import { conqueror } from "./conqueror.ts";
import { galleyTechnology } from "./galley-technology.ts";
import { harvest } from "./harvest.ts";
import { revenues } from "./revenues.ts";

/** The procedures of events that hand nothing back. */
type Quiet = { [P in ProcName & EventName]: HandedBy<P> extends null ? P : never }[ProcName & EventName];

/** An event in which nobody has to be asked. */
interface Stroke {
  readonly when: "atOnce" | "waits";
  act(state: State, power: Power, happening: Happening): void;
}

/** What an event does; 16.13: at once, or to whoever is activated by the next marker drawn. */
type Strike =
  | Stroke
  | { readonly when: "atOnce"; readonly proc: Quiet }
  | { readonly when: "waits"; readonly proc: Quiet | "stabilityCheck" };

/** 16.2: all events. */
export const STRIKES: Readonly<Record<EventName, Strike>> = {
  conqueror: { when: "waits", act: (state, power, { tell }) => conqueror(state, power, tell) },
  disease: { when: "waits", proc: "disease" },
  galleyTechnology: { when: "waits", act: (state, power) => galleyTechnology(state, power) },
  harvest: { when: "atOnce", act: (state, _, { chance, tell }) => harvest(state, chance, tell) },
  invasion: { when: "atOnce", proc: "invasion" },
  pirates: { when: "atOnce", proc: "pirates" },
  rebellion: { when: "atOnce", proc: "rebellion" },
  revenues: { when: "atOnce", act: (state, _, { tell }) => revenues(state, tell) },
  slaveRevolt: { when: "atOnce", proc: "slaveRevolt" },
  soldierOfFortune: { when: "atOnce", proc: "soldierOfFortune" },
  stabilityCheck: { when: "waits", proc: "stabilityCheck" },
};
