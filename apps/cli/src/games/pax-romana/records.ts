import { verify as verifyRecord, type GameRecord, type Mistake, type Result, type Verdict } from "@ara/kernel";
import { paxRomana } from "@ara/pax-romana";

export { sayNo } from "@ara/pax-romana/texts";

export const verify = (record: GameRecord): Result<Verdict, Mistake> => verifyRecord(paxRomana, record);
