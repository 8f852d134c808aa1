import { worldOf } from "../../config.ts";
import type { Node, Power } from "../../data/index.ts";
import { procedure, type Body, type Call, type FrameOf } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { changeTalents } from "../../state/ledger.ts";
import type { State } from "../../state/state.ts";
import type { HostileAct } from "../frames.ts";

type Bribe = Body<
  "bribe",
  {
    locals: {
      /** Talents that are offered, and for what; an empty wish is to be left alone. */
      n: number;
      wish: string;
    };
    asks: { offer: "offer" | "noOffer"; answer: "accept" | "decline"; proceed: "proceed" | "desist" };
  }
>;
export type BribeFrame = FrameOf<Bribe>;

/** R181: the most a bribe can be. */
const MOST = 10;

/** 4.3: whether anybody bribes at this table. */
export const isBribery = ({ config }: Pick<State, "config">): boolean => !config.options.includes("noBribery");

/** 4.3, R181, R251: whether a power threatened by another player is asked at all: it has Talents to offer. */
export function canBribe(state: State, actor: Power, victim: Power): boolean {
  const { config, powers } = state;
  if (victim < 0 || victim >= powers.length || powers[victim]!.treasury === 0) return false;
  const { seatOf } = worldOf(config);
  return seatOf[actor] !== seatOf[victim] && isBribery(state);
}

/** Before a hostile act of one power against another, at a node. */
export const bribeOf = (actor: Power, victim: Power, act: HostileAct, node: Node): Call<"bribe"> => ({
  proc: "bribe",
  actor,
  victim,
  act,
  node,
});

/** 4.3, R113, R181: Talents for doing or not doing something; whoever takes them is not bound by it. */
export const bribe = procedure<Bribe>({
  name: "bribe",
  rule: "4.3",
  locals: () => ({ n: 0, wish: "" }),
  steps: {
    offer: {
      prompt: "bribe.offer",
      rule: "4.3",
      who: (_state, { victim }) => [victim],
      options(state, { victim }, _, into) {
        into.push({ type: "noOffer" });
        const most = Math.min(MOST, state.powers[victim]!.treasury);
        for (let n = 1; n <= most; n++) into.push({ type: "offer", n, kind: "desist" });
        for (let n = 1; n <= most; n++) into.push({ type: "offer", n, kind: "wish", text: "" });
      },
      skip: (state, { actor, victim }) => (canBribe(state, actor, victim) ? undefined : { type: "noOffer" }),
      refuse: (state, { victim }, _, action) =>
        action.type === "offer" ? refusal("bribe.tooMuch", { treasury: state.powers[victim]!.treasury }) : undefined,
      take(_state, frame, _, action, course) {
        if (action.type === "noOffer") return course.end({ proceeds: true });
        frame.n = action.n;
        frame.wish = action.text ?? "";
        const { victim: from, actor: to, n, wish } = frame;
        course.tell({ type: "bribeOffered", from, to, n, wish, rule: "4.3" });
        course.go("answer");
      },
    },
    answer: {
      prompt: "bribe.answer",
      rule: "4.3",
      who: (_state, { actor }) => [actor],
      options(_state, _frame, _, into) {
        into.push({ type: "accept" });
        into.push({ type: "decline" });
      },
      take(state, { victim: from, actor: to, n, wish }, _, action, course) {
        const taken = action.type === "accept";
        course.tell({ type: taken ? "bribeTaken" : "bribeRefused", from, to, n, wish, rule: "4.3" });
        if (!taken) return course.end({ proceeds: true });
        changeTalents(state, from, -n, "4.3", course.tell);
        changeTalents(state, to, n, "4.3", course.tell);
        course.go("proceed");
      },
    },
    /** 4.3: whether he lives up to it is up to him. */
    proceed: {
      prompt: "bribe.proceed",
      rule: "4.3",
      who: (_state, { actor }) => [actor],
      options(_state, _frame, _, into) {
        into.push({ type: "proceed" });
        into.push({ type: "desist" });
      },
      take(_state, { actor }, _, action, course) {
        const proceeds = action.type === "proceed";
        course.tell({ type: proceeds ? "proceeded" : "desisted", power: actor, rule: "4.3" });
        course.end({ proceeds });
      },
    },
  },
});
