import { verify as verifyRecord, type GameRecord, type Mistake, type Result, type Verdict } from "@ara/kernel";
import { prove as proveRecord, type IsSigned, type Proof } from "@ara/kernel/fair";
import { pax } from "@ara/pax";

export { sayNo } from "@ara/pax/texts";

export const verify = (record: GameRecord): Result<Verdict, Mistake> => verifyRecord(pax, record);
export const prove = (record: GameRecord, isSigned: IsSigned): Promise<Result<Proof, Mistake>> =>
  proveRecord(pax, record, isSigned);
