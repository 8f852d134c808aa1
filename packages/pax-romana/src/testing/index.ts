export { crowd } from "./crowd.ts";
export { eager } from "./eager.ts";
export { disasters, turmoil } from "./turmoil.ts";
