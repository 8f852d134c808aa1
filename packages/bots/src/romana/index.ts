export { knows, Steady } from "./steady.ts";
