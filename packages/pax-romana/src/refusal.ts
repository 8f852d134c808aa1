import type { Params, Refusal } from "@ara/kernel";

/** A refusal of the rules; its sentence is in `texts/`. */
export const refusal = (key: string, params: Params = {}, rule?: string): Refusal => ({
  key,
  params,
  ...(rule !== undefined && { rule }),
});
