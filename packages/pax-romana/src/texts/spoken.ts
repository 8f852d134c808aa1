/** How Pax Romana is said in one language, whose texts the caller brings. */
export { chapterIn } from "./chapter.ts";
export { sayMeaningIn } from "./meaning.ts";
export { namesIn, type Names } from "./names.ts";
export { allIn, contentsIn, kindsIn } from "./place.ts";
export { isToldAgain, sayActionIn, sayEventIn, sayNoIn, sayOutcomeIn, sayQuestionIn } from "./say.ts";
