import { progressIn } from "../../../ui/lesson/progress.ts";

/** So many tasks has the skirmish; counted here, for the first screen knows nothing else of it. */
export const TASK_COUNT = 4;

export const { at: progress, keep: keepProgress } = progressIn("ara.skirmish", TASK_COUNT);
