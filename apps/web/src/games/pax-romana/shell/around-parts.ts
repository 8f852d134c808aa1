export { Aim } from "./aim.tsx";
export { Bar } from "./bar.tsx";
export { Dado } from "./dado.tsx";
export { Frieze } from "./frieze.tsx";
export { History } from "./history.tsx";
export { pressKey } from "./keys.ts";
export { Result } from "../text/result.tsx";
export { shellWords } from "./words.ts";
