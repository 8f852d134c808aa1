import { NONE, type Power } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import { procedure } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { ordersOn } from "../../state/desk.ts";
import { changeTalents } from "../../state/ledger.ts";
import type { Seen, State } from "../../state/state.ts";

/** 10.7: who may bid for Siege Expertise: a power, or NONE for those who cannot. Hands back both bids. */
export interface SiegeBidFrame extends Frame {
  readonly proc: "siegeBid";
  readonly attacker: Power;
  readonly defender: Power;
}

const KIND = "siegeBid";

/** 10.71: with nothing in the Treasury there is nothing to bid. */
const isBidder = ({ powers }: Seen, power: Power): boolean => power !== NONE && powers[power]!.treasury > 0;

const biddersOf = (state: Seen, { attacker, defender }: SiegeBidFrame): Power[] =>
  [attacker, defender].filter((power) => isBidder(state, power));

/** 10.71: whether a bid is down: so much the others know. */
const hasBid = ({ powers }: Seen, power: Power): boolean => powers[power]!.desk?.kind === KIND;

/** A bid that is down. */
const bidOf = ({ powers }: State, power: Power): number | undefined =>
  power === NONE ? undefined : ordersOn(powers[power]!, KIND)[0]?.talents;

/** R161: up to the Treasury; without an opponent one Talent does it. */
function mostFor(state: State, frame: SiegeBidFrame, power: Power): number {
  const { treasury } = state.powers[power]!;
  return biddersOf(state, frame).length > 1 ? treasury : Math.min(1, treasury);
}

/** 10.71-10.73, R78: both bid in secret, both are shown together, both pay. Hands back `{ attacker, defender }`. */
export const siegeBid = procedure<SiegeBidFrame>({
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
        for (let n = 0; n <= most; n++) into.push({ do: "bid", n });
      },
      refuse: (state, frame, power, { n = 0 }) => refusal("siege.tooMuch", { n, most: mostFor(state, frame, power) }),
      take(state, frame, power, action, course) {
        state.powers[power]!.desk = { kind: KIND, orders: [{ talents: action.n! }], locked: true };
        const open = biddersOf(state, frame).some((one) => !hasBid(state, one));
        if (open) course.wait();
        else course.go("reveal");
      },
    },
    reveal(state, { attacker, defender }, course) {
      const bids = [attacker, defender].map((power) => bidOf(state, power) ?? 0);
      for (const [i, power] of [attacker, defender].entries()) {
        if (power === NONE) continue;
        if (hasBid(state, power)) state.powers[power]!.desk = null;
        changeTalents(state, power, -bids[i]!, "10.71", (event) => course.tell(event));
      }
      course.tell({ e: "siegeBids", attacker: bids[0]!, defender: bids[1]!, rule: "10.71" });
      course.end({ attacker: bids[0]!, defender: bids[1]! });
    },
  },
});
