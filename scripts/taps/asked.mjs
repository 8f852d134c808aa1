// What an answer costs that is no part of a march: as docs of the table put the question, presets accepted where they are
// what was answered.

/** Answers that go with the one before them: only the first of a row is a tap. */
const IN_A_ROW = new Set([
  "losses.lose",
  "losses.flip",
  "attrition.lose",
  "withdrawal.go",
  "leader.step",
  "slaves.move",
  "invasion.regroup",
]);
/** The other half of a question that is put as one. */
const SECOND_HALF = new Set([
  "battle.lower",
  "retreat.second",
  "retreat.way",
  "hire.province",
  "recruitment.which",
  "activation.operation",
  // Every project in every place is one button of the Expansion.
  "construction.what",
  "construction.where",
]);
/** Somebody leads: the best does. */
const BEST = new Set(["battle.lead.attacker", "battle.lead.defender", "move.lead", "sea.lead"]);
/** Everybody goes; nobody stays, nothing is gathered. */
const ALL = new Set(["interception.units", "withdrawal.units", "join.units"]);
const NONE = new Set(["interception.inside", "withdrawal.drop", "withdrawal.pickUp"]);
const COME = new Set(["interception.leader", "withdrawal.leader", "force.leader", "join.leader"]);
/** Orders are lines of a page: each is one tap once it is whole. */
const PAGES = new Set(["manpower.plan", "recruitment.orders", "recruitment.legions"]);
const WHOLE = new Set(["orderNumber", "orderRebuild", "lock", "undoOrder"]);

/** Taps for an answer, after the one that the same seat gave before it. */
export function tapsFor({ key, action, options }, before) {
  if (key === "activation.pay") return action.type === "lapse" ? 2 : action.type === "pay" ? 0 : 1;
  if (key === "activation.operation") return action.kind === "recruitment" || action.type !== "operation" ? 1 : 0;
  // A march pays for the Activation and begins its Expansion by itself; whatever else comes first does not.
  if (key === "expansion.choose") return 1 + (before?.key === "activation.operation" ? 2 : 0);
  if (options === 1) return 0;
  if (IN_A_ROW.has(key)) return before?.key === key || (key === "losses.flip" && before?.key === "losses.lose") ? 0 : 1;
  if (SECOND_HALF.has(key) || BEST.has(key)) return 0;
  if (ALL.has(key)) return action.type === "all" ? 0 : 1;
  if (NONE.has(key)) return action.type === "none" ? 0 : 1;
  if (COME.has(key)) return action.yes ? 0 : 1;
  if (PAGES.has(key)) return WHOLE.has(action.type) || action.kind === "objective" ? 1 : 0;
  return 1;
}
