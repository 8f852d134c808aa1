import { z } from "zod";

const LONGEST = 40;

/** What somebody may be called: something that can be seen, and nothing that turns a line of text around. */
export const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST)
  .refine((name) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(name));

/** Two names that look the same have the same key. */
export const keyOf = (name: string): string => name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
