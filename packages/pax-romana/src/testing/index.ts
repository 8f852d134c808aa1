export { crowd } from "./crowd.ts";
export { eager } from "./eager.ts";
export { stands } from "./stands.ts";
export { disasters, turmoil } from "./turmoil.ts";
