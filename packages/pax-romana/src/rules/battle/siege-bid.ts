import { NONE, type Power } from "../../data/index.ts";
import { procedure, type Body, type FrameOf } from "../../engine/procedure.ts";
import type { Tell } from "../../event.ts";
import { refusal } from "../../refusal.ts";
import { ordersOn } from "../../state/slate.ts";
import { changeTalents } from "../../state/ledger.ts";
import type { Seen, State } from "../../state/state.ts";

type SiegeBid = Body<"siegeBid", { acts: "begin" | "reveal"; asks: { bid: "bid" } }>;
export type SiegeBidFrame = FrameOf<SiegeBid>;

const KIND = "siegeBid";

/** 10.71: with nothing in the Treasury there is nothing to bid. */
const isBidder = ({ powers }: Seen, power: Power): boolean => power !== NONE && powers[power]!.treasury > 0;

const biddersOf = (state: Seen, { attacker, defender }: SiegeBidFrame): Power[] =>
  [attacker, defender].filter((power) => isBidder(state, power));

/** 10.71: whether a bid is down: so much the others know. */
const hasBid = ({ powers }: Seen, power: Power): boolean => powers[power]!.slate?.kind === KIND;

/** A bid that is down; nothing where there is none. */
const bidOf = ({ powers }: State, power: Power): number =>
  power === NONE ? 0 : (ordersOn(powers[power]!, KIND)[0]?.talents ?? 0);

/** The slate is cleared, and the bid is paid. */
function pay(state: State, power: Power, bid: number, tell: Tell): void {
  if (power === NONE) return;
  if (hasBid(state, power)) state.powers[power]!.slate = null;
  changeTalents(state, power, -bid, "10.71", tell);
}

/** R161: up to the Treasury; without an opponent one Talent does it. */
function mostFor(state: State, frame: SiegeBidFrame, power: Power): number {
  const { treasury } = state.powers[power]!;
  return biddersOf(state, frame).length > 1 ? treasury : Math.min(1, treasury);
}

/** 10.71-10.73, R78: both bid in secret, both are shown together, both pay. */
export const siegeBid = procedure<SiegeBid>({
  name: "siegeBid",
  rule: "10.71",
  steps: {
    begin(state, frame, course) {
      course.go(biddersOf(state, frame).length === 0 ? "reveal" : "bid");
    },
    bid: {
      prompt: "siege.bid",
      rule: "10.71",
      who: (state, frame) => biddersOf(state, frame).filter((power) => !hasBid(state, power)),
      options(state, frame, power, into) {
        const most = mostFor(state, frame, power);
        for (let n = 0; n <= most; n++) into.push({ type: "bid", n });
      },
      refuse: (state, frame, power, action) =>
        action.type === "bid"
          ? refusal("siege.tooMuch", { n: action.n, most: mostFor(state, frame, power) })
          : undefined,
      take(state, frame, power, action, course) {
        state.powers[power]!.slate = { kind: KIND, orders: [{ talents: action.n }], locked: true };
        const open = biddersOf(state, frame).some((one) => !hasBid(state, one));
        if (open) course.wait();
        else course.go("reveal");
      },
    },
    reveal(state, { attacker, defender }, course) {
      const bids = { attacker: bidOf(state, attacker), defender: bidOf(state, defender) };
      pay(state, attacker, bids.attacker, course.tell);
      pay(state, defender, bids.defender, course.tell);
      course.tell({ type: "siegeBids", ...bids, rule: "10.71" });
      course.end(bids);
    },
  },
});
