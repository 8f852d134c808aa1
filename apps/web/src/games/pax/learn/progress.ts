import { progressIn } from "../../../ui/lesson/progress.ts";
import { STEPS } from "./steps.ts";

export const { at: progress, keep: keepProgress } = progressIn("ara.learn", STEPS.length);
