import { de as kernel } from "@ara/kernel/texts/de";
import { de as table } from "@ara/protocol/texts/de";
import type en from "../en/kernel.ts";

const de: typeof en = { ...kernel, ...table };

export default de;
