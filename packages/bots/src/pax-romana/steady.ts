import { FastChance, type Decision, type Player } from "@ara/kernel";
import { askedPower, questionOf, type Action, type PaxRomana } from "@ara/pax-romana";
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
import { USUAL_LEVY, type Aim, type Levy } from "./wish.ts";

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

/** An answer, and what it is worth. */
export interface Weighed {
  readonly action: Action;
  readonly worth: number;
}

/**
 * A rule-based player for Pax Romana: every option of every question has a worth, and the best is taken. It is handed what its
 * seat may know, never a state, searches nothing and remembers nothing.
 */
export class Steady implements Player<PaxRomana> {
  readonly #chance: FastChance;
  readonly #outlook: Outlook;
  /** A province it is to want more than it would by itself. */
  aim: Aim | undefined;
  /** What it is to raise more than it would by itself. */
  levy: Levy = USUAL_LEVY;
  /** What it is to go by instead. */
  mood: Partial<Weights> | undefined;

  constructor({ seed, weights }: { readonly seed: string; readonly weights?: Weights }) {
    this.#outlook = new Outlook(weights);
    this.#chance = new FastChance(`${seed}/steady`);
  }

  choose(decision: Decision<PaxRomana>): Action {
    const { legal } = decision;
    if (legal.length === 1) return legal[0]!;
    // 4.4: it hears what is proposed before anything else.
    const heard = legal.find(({ type: verb }) => verb === "hear");
    if (heard) return heard;
    const weighed = this.weigh(decision);
    let most = -Infinity;
    for (const { worth } of weighed) most = Math.max(most, worth);
    const best = weighed.filter(({ worth }) => worth === most);
    return best.length === 0 ? legal[0]! : this.#chance.pick(best).action;
  }

  /** What every answer is worth; none where nobody is asked, and none for talk. */
  weigh({ legal, view, seat }: Decision<PaxRomana>): Weighed[] {
    const key = questionOf(view)?.key ?? "";
    const worthOf = QUESTIONS[key];
    const power = askedPower(view, seat);
    if (!worthOf || power === undefined) return [];
    this.#outlook.aim = this.aim;
    this.#outlook.levy = this.levy;
    this.#outlook.mood = this.mood;
    this.#outlook.look(view, power);
    return withoutTalk(legal).map((action) => ({
      action,
      worth: (BESIDE.has(key) ? worthOfCard(action, this.#outlook) : undefined) ?? worthOf(view, action, this.#outlook),
    }));
  }
}
