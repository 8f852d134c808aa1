import { seatsOf } from "../../config.ts";
import { NONE, type Card, type Power } from "../../data/index.ts";
import type { Action } from "../../action.ts";
import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import { areGone, cardOf, handOf } from "../../state/cards.ts";
import type { State } from "../../state/state.ts";
import type { WindowName } from "../frames.ts";
import { kindsAt } from "./effects/index.ts";
import { discard, offerPlays, offerSpeech, playOf, refuseCard } from "./own-plays.ts";
import { declarePass, hasPassed, NARROW, speak, untilsIn } from "./windows.ts";

type CardWindow = Body<
  "cardWindow",
  {
    locals: {
      /** Who may answer: so much is public. */
      asked: Power[];
      /** By power what it has answered, sealed; null while it has not. */
      answers: (Answer | null)[];
      /** Who has said that he wants to be asked at pauses: sealed as well. */
      speaks: Power[];
      /** What was played and not cancelled; and the card that is being played. */
      played: Card[];
      playing: Card;
    };
    acts: "begin" | "carry";
    asks: { ask: AnswerVerb | "speak" };
    after: { carried: "playCard" };
  }
>;
export type CardWindowFrame = FrameOf<CardWindow>;
type AnswerVerb = "playCard" | "cardAsMercenaries" | "discardCard" | "passCard";
type Answer = Action<AnswerVerb>;

/** A card that somebody would play. */
interface Play {
  readonly power: Power;
  readonly answer: Action<"playCard" | "cardAsMercenaries">;
}

/** 17.15: those entitled who hold cards and have not passed; nobody once all cards that could be played lie open. */
function askedIn(state: State, { window, entitled }: CardWindowFrame): Power[] {
  if (NARROW.has(window) && areGone(state, kindsAt(window))) return [];
  return entitled.filter((power) => handOf(state, power).length > 0 && !hasPassed(state, power, window));
}

/** Windows in which one card settles it: another card is cancelled, or the transport is lost. */
const SINGLE: ReadonlySet<WindowName> = new Set<WindowName>(["cardPlayed", "transport"]);

/** R292: the active power first, then in the order of play. */
function inTurn({ order, frames }: State, powers: readonly Power[]): Power[] {
  const active = frames.findLast(({ proc }) => proc === "activation") as { readonly power: Power } | undefined;
  const first = active?.power ?? NONE;
  return [first, ...order.filter((power) => power !== first)].filter((power) => powers.includes(power));
}

/** 17.15, R292: sealed answers of all who may play a card now, opened together; after a play it opens again. */
export const cardWindow = procedure<CardWindow>({
  name: "cardWindow",
  rule: "17.15",
  locals: () => ({ asked: [], answers: [], speaks: [], played: [], playing: NONE }),
  steps: {
    begin(state, frame, course) {
      const isOver = SINGLE.has(frame.window) && frame.played.length > 0;
      frame.asked = isOver ? [] : askedIn(state, frame);
      frame.answers = state.powers.map(() => null);
      if (frame.asked.length === 0) return course.end({ played: frame.played });
      course.tell({ type: "windowOpened", window: frame.window, powers: frame.asked, rule: "17.15" });
      course.go("ask");
    },
    ask: {
      prompt: "card.window",
      rule: "17.15",
      who: (_state, { asked, answers }) => asked.filter((power) => answers[power] === null),
      options(state, { window, speaks }, power, into) {
        for (const kind of untilsIn(window)) into.push({ type: "passCard", kind });
        offerPlays(state, power, window, into);
        if (!speaks.includes(power)) offerSpeech(state, power, into);
      },
      refuse: (state, { window }, power, action) => refuseCard(state, power, window, action),
      take(_state, frame, power, action, course) {
        if (action.type === "speak") {
          frame.speaks.push(power);
          return course.wait();
        }
        frame.answers[power] = action;
        if (frame.asked.some((other) => frame.answers[other] === null)) course.wait();
        else course.go("carry");
      },
    },
    /** Passes and discards of all; of several who play a card, only the first does who still can, and the others keep theirs. */
    carry(state, frame, course) {
      const { window, answers, asked } = frame;
      if (seatsOf(state.config, asked).length > 1) course.tell({ type: "answersOpened", powers: asked, rule: "17.15" });
      const plays: Play[] = [];
      let isChanged = false;
      for (const power of inTurn(state, frame.speaks.splice(0))) speak(state, power, course);
      for (const power of inTurn(state, asked)) {
        const answer = answers[power]!;
        if (answer.type === "passCard") declarePass(state, power, window, answer.kind, course);
        else if (answer.type === "discardCard") {
          discard(state, power, cardOf(answer.kind), course);
          isChanged = true;
        } else plays.push({ power, answer });
      }
      frame.answers = answers.map(() => null);
      // R326: against a hand that is gone by now nothing is played.
      const play = plays.find(({ power, answer }) => refuseCard(state, power, window, answer) === undefined);
      if (play) {
        frame.playing = cardOf(play.answer.kind);
        const as = play.answer.type === "playCard" ? "event" : "mercenaries";
        return course.call(playOf(play.power, frame.playing, as), "carried");
      }
      if (isChanged) return course.go("begin");
      course.end({ played: frame.played });
    },
    carried(_state, frame, course, { cancelled }) {
      if (!cancelled) frame.played.push(frame.playing);
      frame.playing = NONE;
      course.go("begin");
    },
  },
  /** Not who has answered, and not what. */
  seen: (frame, own) => ({
    ...frame,
    answers: frame.answers.map((answer, power) => (own.includes(power) ? answer : null)),
    speaks: frame.speaks.filter((power) => own.includes(power)),
  }),
});
