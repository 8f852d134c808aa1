import { verify as verifyRecord, type GameRecord, type Mistake, type Result, type Verdict } from "@ara/kernel";
import { prove as proveRecord, type IsSigned, type Proof } from "@ara/kernel/fair";
import { paxRomana } from "@ara/pax-romana";

export { sayNo } from "@ara/pax-romana/texts";

export const verify = (record: GameRecord): Result<Verdict, Mistake> => verifyRecord(paxRomana, record);
export const prove = (record: GameRecord, isSigned: IsSigned): Promise<Result<Proof, Mistake>> =>
  proveRecord(paxRomana, record, isSigned);
