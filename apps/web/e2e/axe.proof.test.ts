import { axeFindsNothingOn, nothingSticksOut } from "./axe.ts";
import { PAGES, SAME, TABLES } from "./screens.ts";

axeFindsNothingOn(TABLES.filter(({ name }) => SAME.includes(name)));
nothingSticksOut([...PAGES, ...TABLES], ["nl"]);
