import { de as bots } from "@ara/bots/pax/texts/de";
import type en from "../en/bots.ts";

const de: typeof en = bots;

export default de;
