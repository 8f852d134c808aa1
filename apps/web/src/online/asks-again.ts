import { usePromised } from "../app/use-promised.ts";
import { table } from "./api.ts";

/** What whoever wants to play again is called, by the table of the rematch; nothing while that is not known. */
export const useAsker = (rematch: string | null): string =>
  usePromised(async () => (rematch === null ? "" : (await table(rematch)).by), [rematch]) ?? "";
