import { verify, type GameRecord, type Mistake, type Result, type Verdict } from "@ara/kernel";
import { paxRomana } from "@ara/pax-romana";

export { sayNo } from "@ara/pax-romana/texts";

export const verifyRomana = (record: GameRecord): Result<Verdict, Mistake> => verify(paxRomana, record);
