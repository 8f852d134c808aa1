import type { Overview } from "@ara/pax-romana/overview";
import type { Session } from "../../../sitting/session.ts";
import type { RomanaAtTable, RomanaNews } from "../types.ts";
import type { Answer, Group } from "./answers.ts";

/** Everything on the screen of whoever has it. */
export interface Shown {
  readonly session: Session<RomanaAtTable>;
  readonly news: RomanaNews;
  readonly overview: Overview;
  readonly groups: readonly Group[];
  readonly answers: readonly Answer[];
}
