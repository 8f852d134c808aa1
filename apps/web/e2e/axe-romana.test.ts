import { axeFindsNothingOn, nothingSticksOut } from "./axe.ts";
import { ROMANA } from "./romana-screens.ts";

axeFindsNothingOn(ROMANA);
nothingSticksOut(ROMANA);
