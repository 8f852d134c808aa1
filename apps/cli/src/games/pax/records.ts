import { verify as verifyRecord, type GameRecord, type Mistake, type Result, type Verdict } from "@ara/kernel";
import { pax } from "@ara/pax";

export { sayNo } from "@ara/pax/texts";

export const verify = (record: GameRecord): Result<Verdict, Mistake> => verifyRecord(pax, record);
