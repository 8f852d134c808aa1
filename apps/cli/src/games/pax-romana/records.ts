import { verify as verifyRecord } from "@ara/kernel";
import type { GameRecord, Language, Mistake, Refusal, Result, Verdict } from "@ara/kernel";
import { paxRomana } from "@ara/pax-romana";
import { sayNo as say } from "@ara/pax-romana/texts";
import { escapeLine } from "../../escape.ts";

export const verify = (record: GameRecord): Result<Verdict, Mistake> => verifyRecord(paxRomana, record);

/** What a refusal quotes comes from the record. */
export const sayNo = (language: Language, refusal: Refusal): string => escapeLine(say(language, refusal));
