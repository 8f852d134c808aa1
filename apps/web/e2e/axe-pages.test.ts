import { axeFindsNothingOn, nothingSticksOut } from "./axe.ts";
import { PAGES } from "./screens.ts";

axeFindsNothingOn(PAGES);
nothingSticksOut(PAGES);
