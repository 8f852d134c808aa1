import type { Look, Seen } from "./picture.ts";

export const LENSES = ["reach", "threat", "supply", "income", "control"] as const;
export type LensName = (typeof LENSES)[number];

export const KEYS: Readonly<Record<LensName, string>> = {
  reach: "R",
  threat: "T",
  supply: "Y",
  income: "I",
  control: "C",
};

type Lens = (look: Look) => Seen;

const LOADS: Readonly<Record<LensName, () => Promise<{ readonly seen: Lens }>>> = {
  reach: () => import("./reach.ts"),
  threat: () => import("./threat.ts"),
  supply: () => import("./supply.ts"),
  income: () => import("./income.ts"),
  control: () => import("./control.ts"),
};

/** A lens is loaded when it is first used. */
export const loadLens = async (name: LensName): Promise<Lens> => (await LOADS[name]()).seen;
