import type { Port } from "@ara/protocol";
import { SignedLine, type Receipt } from "@ara/protocol/signed";
import { signWith } from "./keys.ts";
import { keepPart, partAt } from "./shelf.ts";

/** Lines to a table on which this browser signs what its player answers; as they are, where it has no key for that table. */
export async function signedLineAt(table: string): Promise<{ over(port: Port): Port }> {
  const part = await partAt(table);
  const secretKey = part?.secretKey;
  if (!part || !secretKey) return { over: (port) => port };
  let receipts: Readonly<Record<number, Receipt>> = part.receipts ?? {};
  return new SignedLine({
    table,
    sign: (message) => signWith(secretKey, message),
    onReceipt(receipt) {
      receipts = { ...receipts, [receipt.seat]: receipt };
      void keepPart({ ...part, receipts });
    },
    onUndo(seat) {
      const { [seat]: _gone, ...others } = receipts;
      receipts = others;
      void keepPart({ ...part, receipts });
    },
  });
}
