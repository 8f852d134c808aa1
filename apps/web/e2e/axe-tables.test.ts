import { axeFindsNothingOn, nothingSticksOut } from "./axe.ts";
import { SAME, TABLES } from "./screens.ts";

// The others differ in what is asked; `axe.proof.test.ts` looks at them.
axeFindsNothingOn(TABLES.filter(({ name }) => !SAME.includes(name)));
nothingSticksOut(TABLES);
