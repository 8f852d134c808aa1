import { FastChance, type Decision, type Player } from "@ara/kernel";
import { askedPower, questionOf, type Action, type PaxRomana, type View } from "@ara/pax-romana";
import { battleQuestions } from "./battle.ts";
import { cardQuestions, worthOfCard } from "./cards.ts";
import { diplomacyQuestions } from "./diplomacy.ts";
import { economyQuestions } from "./economy.ts";
import { eventQuestions } from "./events.ts";
import { movementQuestions } from "./movement.ts";
import { navalQuestions } from "./naval.ts";
import { Outlook } from "./outlook.ts";
import type { Questions } from "./question.ts";
import type { Weights } from "./weights.ts";

const QUESTIONS: Questions = {
  ...movementQuestions,
  ...battleQuestions,
  ...navalQuestions,
  ...economyQuestions,
  ...diplomacyQuestions,
  ...eventQuestions,
  ...cardQuestions,
};

/** 17.15: questions in which cards are only one thing among others that may be done. */
const BESIDE: ReadonlySet<string> = new Set([
  "activation.operation",
  "expansion.choose",
  "land.step",
  "recruitment.which",
  "recruitment.orders",
]);

/** 4.4: it proposes nothing outside Meetings, and ends no agreement between Moves. */
const withoutTalk = (legal: readonly Action[]): readonly Action[] =>
  legal.some(isTalk) ? legal.filter((action) => !isTalk(action) && action.type !== "breakPact") : legal;

const isTalk = ({ type: verb }: Action): boolean => verb === "talk";

/** The keys of all questions the player has an opinion about. */
export const opinions = (): string[] => Object.keys(QUESTIONS);

/**
 * A rule-based player for Pax Romana: every option of every question has a worth, and the best is taken. It is handed what its
 * seat may know, never a state, searches nothing and remembers nothing.
 */
export class Steady implements Player<PaxRomana> {
  readonly #chance: FastChance;
  readonly #outlook: Outlook;

  constructor({ seed, weights }: { readonly seed: string; readonly weights?: Weights }) {
    this.#outlook = new Outlook(weights);
    this.#chance = new FastChance(`${seed}/steady`);
  }

  choose(decision: Decision<PaxRomana>): Action {
    const { legal, seat } = decision;
    if (legal.length === 1) return legal[0]!;
    // 4.4: it hears what is proposed before anything else.
    return legal.find(({ type: verb }) => verb === "hear") ?? this.#best(legal, decision.view, seat);
  }

  #best(legal: readonly Action[], view: View, seat: number): Action {
    const key = questionOf(view)?.key ?? "";
    const worth = QUESTIONS[key];
    const power = askedPower(view, seat);
    if (!worth || power === undefined) return legal[0]!;
    this.#outlook.look(view, power);
    let best: Action[] = [];
    let most = -Infinity;
    for (const action of withoutTalk(legal)) {
      const here =
        (BESIDE.has(key) ? worthOfCard(action, this.#outlook) : undefined) ?? worth(view, action, this.#outlook);
      if (here < most) continue;
      if (here > most) best = [];
      most = here;
      best.push(action);
    }
    return best.length === 0 ? legal[0]! : this.#chance.pick(best);
  }
}
