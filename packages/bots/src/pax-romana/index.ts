export { Steady } from "./steady.ts";
