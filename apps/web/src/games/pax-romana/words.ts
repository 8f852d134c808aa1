import type { Texts } from "@ara/pax-romana/texts";
import { words, type Words } from "../../app/words.ts";

/** What Pax Romana says; one language at a time. */
export const romanaWords: Words<Texts> = words(import.meta.glob<{ default: Texts }>("./texts/*/romana.ts"));
