import type { Migration } from "kysely/migration";
import { tables } from "./001-tables.ts";
import { clocks } from "./002-clocks.ts";
import { fairLog } from "./002-fair-log.ts";
import { fair } from "./002-fair.ts";
import { passkeys } from "./002-people-passkeys.ts";
import { mail } from "./003-people-mail.ts";
import { profile } from "./004-people-profile.ts";
import { programs } from "./005-people-programs.ts";
import { proof } from "./006-people-proof.ts";
import { chat } from "./005-chat.ts";
import { turns } from "./003-turns.ts";
import { notices } from "./004-notices.ts";
import { afterwards } from "./005-afterwards.ts";

/** Every change of the schema since the first, in order; none is ever changed or taken out. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "001-tables": tables,
  "002-clocks": clocks,
  "002-fair": fair,
  "002-fair-log": fairLog,
  "002-people-passkeys": passkeys,
  "003-people-mail": mail,
  "004-people-profile": profile,
  "005-people-programs": programs,
  "006-people-proof": proof,
  "005-chat": chat,
  "003-turns": turns,
  "004-notices": notices,
  "005-afterwards": afterwards,
};
