import type { Questions, Worth } from "./question.ts";

/** It makes no promises and believes none: talks are left, offers turned down, and nobody is let through. */
const first =
  (...verbs: readonly string[]): Worth =>
  (_view, action) =>
    verbs.includes(action.do) ? verbs.length - verbs.indexOf(action.do) : 0;

/** Chapter 4: talks, and what is asked of a host of ports. */
export const diplomacyQuestions: Questions = {
  "meeting.invite": first("begin", "invite"),
  "meeting.speak": first("pass"),
  "deal.terms": first("withhold"),
  "deal.talents": (_view, action) => -(action.n ?? 0),
  "deal.cede": () => 0,
  "deal.show": () => 0,
  "deal.answer": first("decline"),
  "bribe.offer": first("noOffer"),
  "bribe.answer": first("decline"),
  "bribe.proceed": first("proceed"),
  "passage.ask": first("stopFleet"),
};
