import { nl as bots } from "@ara/bots/pax/texts/nl";
import type en from "../en/bots.ts";

const nl: typeof en = bots;

export default nl;
