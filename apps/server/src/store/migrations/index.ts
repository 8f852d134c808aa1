import type { Migration } from "kysely/migration";
import { tables } from "./001-tables.ts";
import { clocks } from "./002-clocks.ts";
import { fair } from "./003-fair.ts";
import { fairLog } from "./004-fair-log.ts";
import { passkeys } from "./005-people-passkeys.ts";
import { mail } from "./006-people-mail.ts";
import { profile } from "./007-people-profile.ts";
import { programs } from "./008-people-programs.ts";
import { proof } from "./009-people-proof.ts";
import { chat } from "./010-chat.ts";
import { turns } from "./011-turns.ts";
import { notices } from "./012-notices.ts";
import { afterwards } from "./013-afterwards.ts";
import { consent } from "./014-consent.ts";
import { orders } from "./015-orders.ts";
import { snapshots } from "./016-snapshots.ts";
import { tournaments } from "./017-tournaments.ts";
import { told } from "./018-told.ts";
import { moderation } from "./019-moderation.ts";
import { vacations } from "./020-vacations.ts";
import { occasions } from "./021-occasions.ts";
import { through } from "./022-through.ts";
import { silent } from "./023-silent.ts";
import { ends } from "./024-ends.ts";
import { cut } from "./025-cut.ts";
import { draws } from "./026-draws.ts";

/** Every change of the schema since the first, in order; none is ever changed or taken out. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "001-tables": tables,
  "002-clocks": clocks,
  "003-fair": fair,
  "004-fair-log": fairLog,
  "005-people-passkeys": passkeys,
  "006-people-mail": mail,
  "007-people-profile": profile,
  "008-people-programs": programs,
  "009-people-proof": proof,
  "010-chat": chat,
  "011-turns": turns,
  "012-notices": notices,
  "013-afterwards": afterwards,
  "014-consent": consent,
  "015-orders": orders,
  "016-snapshots": snapshots,
  "017-tournaments": tournaments,
  "018-told": told,
  "019-moderation": moderation,
  "020-vacations": vacations,
  "021-occasions": occasions,
  "022-through": through,
  "023-silent": silent,
  "024-ends": ends,
  "025-cut": cut,
  "026-draws": draws,
};
