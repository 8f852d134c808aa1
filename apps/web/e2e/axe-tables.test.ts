import { axeFindsNothingOn, nothingSticksOut } from "./axe.ts";
import { TABLES } from "./screens.ts";

axeFindsNothingOn(TABLES);
nothingSticksOut(TABLES);
