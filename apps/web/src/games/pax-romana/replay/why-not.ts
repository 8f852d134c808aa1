import type { Refusal } from "@ara/kernel";
import { sayNoIn } from "@ara/pax-romana/texts/say";
import { kernelWords } from "../../../app/kernel-words.ts";
import { sayOurs } from "../../../app/say.ts";
import { romanaWords } from "../words.ts";
import { replayWords } from "./words.ts";

/** Why a record is not shown. */
export const sayWhyNot = (refusal: Refusal): string =>
  (refusal.key === "link.broken" ? replayWords.now.value.linkBroken : undefined) ??
  sayOurs(refusal) ??
  sayNoIn(romanaWords.now.value, kernelWords.now.value, refusal);
