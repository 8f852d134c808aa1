import { NONE, type Power } from "../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import { cardKind, cardOf, discardCard, isNotFor, removeCard } from "../../state/cards.ts";
import type { State } from "../../state/state.ts";
import type { CardEffect, EffectProc } from "./effects/effect.ts";
import { effectOf } from "./effects/known.ts";
import { mercenariesEffect } from "./effects/mercenaries.ts";
import { answerToCard } from "./windows.ts";

type PlayCard = Body<
  "playCard",
  {
    locals: { /** The power it names, or NONE. */ target: Power };
    acts: "begin" | "announce" | "effect" | "away";
    asks: { target: "choosePower" };
    after: { answered: "cardWindow"; done: EffectProc };
  }
>;
type PlayCardFrame = FrameOf<PlayCard>;

const DEUS = cardOf("deus-ex-machina");

const isVoid = (state: State, { power, card, atOnce }: PlayCardFrame): boolean =>
  atOnce && isWithoutEffect(state, power, card);

function isWithoutEffect(state: State, power: Power, card: number): boolean {
  const effect = effectOf(card);
  return (
    isNotFor(state, power, card) ||
    effect.refuse?.(state, power) !== undefined ||
    effect.targets?.(state, power).length === 0
  );
}

/** What the card does, as it is played. */
const doing = ({ card, as }: PlayCardFrame): CardEffect => (as === "event" ? effectOf(card) : mercenariesEffect);

const targetsOf = (state: State, frame: PlayCardFrame): readonly Power[] =>
  doing(frame).targets?.(state, frame.power) ?? [NONE];

/** 17.15, R300-R302: a card is announced, may be answered, and does what it says. */
export const playCard = procedure<PlayCard>({
  name: "playCard",
  rule: "17.15",
  locals: () => ({ target: NONE }),
  steps: {
    /** R300: one that is played at once and does nothing is shown, and nobody has to answer it. */
    begin(state, frame, course) {
      const { power, card } = frame;
      if (isVoid(state, frame)) {
        course.tell({ type: "cardVoid", power, card, rule: "17.2" });
        return course.end({ lost: false, cancelled: false });
      }
      if (!frame.atOnce) discardCard(state, power, card);
      course.go("target");
    },
    target: {
      prompt: "card.target",
      rule: "17.2",
      who: (_state, { power }) => [power],
      options(state, frame, _, into) {
        for (const power of targetsOf(state, frame)) into.push({ type: "choosePower", power });
      },
      skip(state, frame) {
        const targets = targetsOf(state, frame);
        return targets.length === 1 ? { type: "choosePower", power: targets[0]! } : undefined;
      },
      take(_state, frame, _, action, course) {
        frame.target = action.power;
        course.go("announce");
      },
    },
    announce(state, { power, card, as, target }, course) {
      course.tell({ type: "cardPlayed", power, card, as, target, rule: "17.15" });
      // Nothing answers the card that answers all others.
      if (card === DEUS && as === "event") return course.go("effect");
      course.call(answerToCard(state, power, card), "answered");
    },
    /** R301: a cancelled card has not been played, though it is discarded. */
    answered(_state, { power, card }, course, { played }) {
      if (played.length === 0) return course.go("effect");
      course.tell({ type: "cardCancelled", power, card, rule: "17.2" });
      course.end({ lost: false, cancelled: true });
    },
    effect(state, frame, course) {
      const { power, target, as } = frame;
      const { does } = doing(frame);
      if (typeof does === "string") return course.call({ proc: does, power, target, as }, "done");
      does(state, { power, target, as }, course);
      course.go("away");
    },
    done(state, frame, course, handed) {
      away(state, frame);
      course.end({ lost: handed?.lost === true, cancelled: false });
    },
    away(state, frame, course) {
      away(state, frame);
      course.end({ lost: false, cancelled: false });
    },
  },
});

/** 17.2, 17.16: some leave the game; not for mercenaries. */
function away(state: State, { card, as }: PlayCardFrame): void {
  if (as === "event" && cardKind(state, card).removed) removeCard(state, card);
}
