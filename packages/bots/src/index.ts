export { Centurio } from "./centurio.ts";
