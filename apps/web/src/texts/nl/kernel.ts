import { nl as kernel } from "@ara/kernel/texts/nl";
import { nl as table } from "@ara/protocol/texts/nl";
import type en from "../en/kernel.ts";

const nl: typeof en = { ...kernel, ...table };

export default nl;
