import { worldOf } from "../../config.ts";
import { NONE, type Owner } from "../../data/index.ts";
import { procedure, type Body, type Course, type FrameOf } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { hasOwner, justOwner, nextOwner, withoutOwner } from "../../state/keys.ts";
import { TOLL_REFUSED } from "../../state/force.ts";
import { changeTalents } from "../../state/ledger.ts";
import type { Force, State } from "../../state/state.ts";
import type { AtSea } from "../frames.ts";
import { holderOf } from "../control/holder.ts";
import { lossOf } from "../battle/losses.ts";
import { isPower } from "../control/keeper.ts";
import { bribeOf, canBribe } from "../diplomacy/bribe.ts";
import { isDestroyed } from "../leaders/fate.ts";
import {
  asksToll,
  earnToll,
  fleetOf,
  fleetOfForce,
  isNeutralRhodes,
  owesToll,
  RHODES,
  tollOf,
} from "../units/independents.ts";
import { answerTo } from "../cards/windows.ts";
import { rollDisaster } from "./disaster.ts";
import {
  cargoSide,
  commander,
  fleetSailing,
  hullsIn,
  isLaden,
  isMobile,
  loseFleet,
  squadronsOf,
  type Fleet,
} from "./hulls.ts";
import { letsShipsOn } from "./landing.ts";
import { lurkersFor } from "./lurking.ts";
import { canSailAway } from "./naval-withdrawal.ts";
import { throwBack, weatherStorm } from "./perils.ts";
import { offerShares, soleShare, takeShare, type Sinking } from "./shares.ts";
import { fightPirates } from "./pirate-fight.ts";
import { freeOfRhodes, mayFightRhodes, mayRefuseToll, refuseToll } from "./toll.ts";
import { fleetsAt, hasPirates, isPort, meetsFleet } from "./waters.ts";

type SeaEntry = Body<
  "seaEntry",
  {
    locals: {
      /** The fleet it meets. */
      enemy: Owner;
      /** Bit sets of fleets it has met here, and of those that let it pass. */
      met: number;
      passed: number;
      /** 11.42, R465: those that tried to withdraw, and that nobody let in. */
      cornered: number;
      stopped: boolean;
      /** 11.12: nothing but the port has stopped it. */
      moored: boolean;
      /** 11.14, 11.45: what this makes of the dice by which it goes on. */
      added: number;
      drawn: boolean;
      /** 11.21: squadrons, and BP of those aboard, that a storm takes; absent where none does. */
      gale?: number;
    } & Sinking;
    acts: "begin" | "disaster" | "weathered" | "pirates" | "fleets" | "battle" | "rhodes" | "port" | "done";
    asks: {
      storm: "sink";
      meet: "fight" | "evade" | "letPass";
      passing: "goOn" | "fight";
      parting: "fight" | "letPass";
      toll: "toll" | "fight";
    };
    after: {
      watched: "cardWindow";
      evaded: "navalWithdrawal";
      battered: "losses";
      bribed: "bribe";
      fought: "navalBattle";
      answered: "passage";
    };
  }
>;
export type SeaEntryFrame = FrameOf<SeaEntry>;

/** The force that comes. */
const comer = ({ forces }: Pick<State, "forces">, { force }: SeaEntryFrame): Force => forces[force]!;

const mayEvade = (state: State, frame: SeaEntryFrame): boolean =>
  !hasOwner(frame.cornered, frame.enemy) && canSailAway(state, frame.enemy, comer(state, frame).node);

/** The fleet that lies there. */
const fleetMet = (state: State, frame: SeaEntryFrame): Fleet => ({
  fleet: frame.enemy,
  force: NONE,
  node: comer(state, frame).node,
});

/** 11.21: whoever is aboard suffers as many BP. */
function batter(state: State, fleet: Fleet, toll: number, course: Course<SeaEntry>): void {
  if (!isLaden(state, fleet)) return course.go("weathered");
  const loss = { need: toll, walls: false, infantryOnly: false, rule: "11.21" };
  course.call(lossOf({ space: fleet.node, side: cargoSide(state, fleet), ...loss }), "battered");
}

const FIRST = { enter: "disaster", flee: "disaster", begin: "pirates", part: "fleets", attack: "battle" } as const;

export const seaEntry = procedure<SeaEntry>({
  name: "seaEntry",
  rule: "11.12",
  locals: ({ attacked }) => ({
    enemy: attacked,
    met: 0,
    passed: 0,
    cornered: 0,
    stopped: false,
    moored: false,
    added: 0,
    drawn: false,
  }),
  steps: {
    /** 17.2, R163, R309: an ambush comes before everything else. */
    begin(state, { why, force }, course) {
      const lurkers = why === "enter" ? lurkersFor(state, force) : [];
      if (lurkers.length === 0) course.go(FIRST[why]);
      else course.call(answerTo("transport", lurkers), "watched");
    },
    watched(state, frame, course) {
      if (state.forces[frame.force]) course.go(FIRST[frame.why]);
      else leave(frame, "gone", course);
    },
    /** 11.21: blown off course, or a storm. */
    disaster(state, frame, course) {
      const { what, toll } = rollDisaster(state, comer(state, frame), course);
      if (what !== "none") frame.stopped = true;
      if (what !== "storm") return course.go("pirates");
      const fleet = fleetSailing(state, frame.force);
      if (state.advanced && toll <= hullsIn(state, fleet)) {
        frame.gale = toll;
        return course.go("storm");
      }
      if (!weatherStorm(state, fleet, toll, course.tell)) return leave(frame, "gone", course);
      batter(state, fleet, toll, course);
    },
    /** R496: in the Advanced Game nobody's squadrons come back for nothing. */
    storm: {
      prompt: "sea.storm",
      rule: "11.21",
      who: (state, { force }) => [commander(state, fleetSailing(state, force).fleet)],
      options: (state, frame, _, into) =>
        offerShares(state, fleetSailing(state, frame.force), frame, frame.gale!, into),
      skip: (state, frame) => soleShare(state, fleetSailing(state, frame.force), frame, frame.gale!),
      take(state, frame, _, action, course) {
        const fleet = fleetSailing(state, frame.force);
        if (!takeShare(state, fleet, frame, action, "11.21", course.tell)) return course.go("storm");
        const toll = frame.gale!;
        delete frame.gale;
        batter(state, fleet, toll, course);
      },
    },
    /** 12.31: nobody levies militia for what a storm took. */
    battered: (_state, _frame, course) => course.go("weathered"),
    /** 8.44: if nobody is left, the leaders are lost too. */
    weathered(state, frame, course) {
      if (!isDestroyed(comer(state, frame))) return course.go("pirates");
      loseFleet(state, fleetSailing(state, frame.force), "11.21", course.tell);
      leave(frame, "gone", course);
    },
    /** 12.63: beaten pirates count as a battle won; others throw the fleet back to its last port. */
    pirates(state, frame, course) {
      const force = comer(state, frame);
      if (!hasPirates(state, force.node)) return course.go("fleets");
      if (!fightPirates(state, force, course)) {
        if (frame.why !== "begin") throwBack(state, fleetSailing(state, frame.force), frame.haven, course.tell);
        return leave(frame, "finished", course);
      }
      frame.stopped = true;
      frame.added += worldOf(state.config).data.charts.naval.continuityWonBattle;
      course.go("fleets");
    },
    /** 11.41: enemy fleets, one after the other; those of independents always fight (12.5). */
    fleets(state, frame, course) {
      frame.enemy = frame.why === "flee" ? NONE : nextFleet(state, frame);
      if (frame.enemy === NONE) return course.go(frame.why === "part" ? "done" : "rhodes");
      if (!isMobile(frame.enemy)) return course.go("battle");
      course.go(frame.why === "part" ? "parting" : "meet");
    },
    meet: {
      prompt: "sea.meet",
      rule: "11.41",
      who: (state, { enemy }) => [commander(state, enemy)],
      options(state, frame, _, into) {
        into.push({ type: "fight" });
        if (mayEvade(state, frame)) into.push({ type: "evade" });
        into.push({ type: "letPass" });
      },
      refuse: (_state, _frame, _, { type: verb }) => (verb === "evade" ? refusal("sea.noWithdrawal", {}) : undefined),
      /** 11.46: who has no squadrons can neither fight nor withdraw. */
      skip: (state, frame) => (hullsIn(state, fleetMet(state, frame)) === 0 ? { type: "letPass" } : undefined),
      take(state, frame, _, action, course) {
        if (action.type === "evade")
          return course.call({ proc: "navalWithdrawal", fleet: frame.enemy, from: comer(state, frame).node }, "evaded");
        frame.met |= justOwner(frame.enemy);
        if (action.type === "letPass") return course.go("passing");
        threaten(state, frame, frame.enemy, comer(state, frame).power, course);
      },
    },
    /** 11.41: those let pass go on, or fight all the same. */
    passing: {
      prompt: "sea.passing",
      rule: "11.41",
      who: (state, frame) => [comer(state, frame).power],
      options(_state, _frame, _, into) {
        into.push({ type: "goOn" });
        into.push({ type: "fight" });
      },
      skip: (state, frame) => (squadronsOf(comer(state, frame)) === 0 ? { type: "goOn" } : undefined),
      take(state, frame, _, action, course) {
        if (action.type === "fight") return threaten(state, frame, comer(state, frame).power, frame.enemy, course);
        frame.passed |= justOwner(frame.enemy);
        course.tell({
          type: "letPass",
          power: commander(state, frame.enemy),
          node: comer(state, frame).node,
          rule: "11.41",
        });
        course.go("fleets");
      },
    },
    evaded(state, frame, course, { left }) {
      if (!left) {
        frame.cornered |= justOwner(frame.enemy);
        return course.go("fleets");
      }
      frame.stopped = true;
      frame.added += worldOf(state.config).data.charts.naval.continuityEnemyWithdrew;
      course.go("fleets");
    },
    /** 11.45: whoever fought a Draw may attack before the other leaves. */
    parting: {
      prompt: "sea.parting",
      rule: "11.45",
      who: (state, { enemy }) => [commander(state, enemy)],
      options(_state, _frame, _, into) {
        into.push({ type: "fight" });
        into.push({ type: "letPass" });
      },
      take(state, frame, _, action, course) {
        frame.met |= justOwner(frame.enemy);
        if (action.type === "letPass") return course.go("fleets");
        threaten(state, frame, frame.enemy, comer(state, frame).power, course);
      },
    },
    /** 4.3: whoever was paid may desist. */
    bribed: (_state, _frame, course, { proceeds }) => course.go(proceeds ? "battle" : "fleets"),
    battle(state, frame, course) {
      frame.met |= justOwner(frame.enemy);
      course.call({ proc: "navalBattle", force: frame.force, enemy: frame.enemy }, "fought");
    },
    /** 11.41, 11.18: after a battle the fleet stops; who lost it is Finished. */
    fought(state, frame, course, { result }) {
      if (!state.forces[frame.force]) return leave(frame, "gone", course);
      if (result === "lost") return leave(frame, "finished", course);
      frame.stopped = true;
      if (result === "draw") frame.drawn = true;
      else frame.added += worldOf(state.config).data.charts.naval.continuityWonBattle;
      const isRhodian = isRhodianFight(state, frame);
      if (isRhodian) freeOfRhodes(state, comer(state, frame));
      course.go(frame.why === "attack" || isRhodian ? "done" : "fleets");
    },
    /** 12.51: neutral Rhodes asks for its toll; its ally goes on freely. */
    rhodes(state, frame, course) {
      const { power, node } = comer(state, frame);
      const isAsked = frame.why === "begin" ? owesToll(state, power, node) : asksToll(state, power, node);
      course.go(isAsked ? "toll" : isNeutralRhodes(state, node) ? "done" : "port");
    },
    toll: {
      prompt: "sea.toll",
      rule: "12.51",
      who: (state, frame) => [comer(state, frame).power],
      options(state, frame, power, into) {
        if (state.powers[power]!.treasury >= tollOf(state)) into.push({ type: "toll", yes: true });
        const force = comer(state, frame);
        if (!mayRefuseToll(state, force, frame.why)) return;
        into.push({ type: "toll", yes: false });
        if (mayFightRhodes(state, force, frame.why)) into.push({ type: "fight" });
      },
      refuse(state, _frame, power, action) {
        if (action.type !== "toll" && action.type !== "fight") return undefined;
        const [toll, { treasury }] = [tollOf(state), state.powers[power]!];
        const isPoor = action.type === "toll" && action.yes;
        return isPoor ? refusal("sea.cannotPayToll", { toll, treasury }) : refusal("sea.mustPay", {});
      },
      take(state, frame, power, action, course) {
        if (action.type === "toll" && action.yes) {
          changeTalents(state, power, -tollOf(state), "12.51", course.tell);
          earnToll(state, tollOf(state), course.tell);
          state.powers[power]!.unpaid = NONE;
          return course.go("done");
        }
        refuseToll(state, comer(state, frame), frame.why);
        if (frame.why !== "begin") frame.stopped = true;
        if (action.type === "fight") {
          frame.enemy = fleetOf(state, RHODES);
          return course.go("battle");
        }
        course.tell({ type: "tollRefused", power, rule: "12.51" });
        course.go("done");
      },
    },
    /** 11.12, 11.16: a port that is not one's own stops a fleet, unless its holder lets it go on. */
    port(state, frame, course) {
      const force = comer(state, frame);
      const { power, node } = force;
      if (frame.why === "begin" || frame.stopped || !isPort(state, node)) return course.go("done");
      if (letsShipsOn(state, force, node)) return course.go("done");
      const owner = holderOf(state, node);
      // 11.41, R283, R465: whose fleet let it pass, or withdraw to it, lets it go on.
      const passed = frame.why === "flee" ? fleetsAt(state, node) : frame.passed;
      if (hasOwner(passed, owner) && isPower(owner)) return course.go("done");
      if (isPower(owner) && owner !== power)
        return course.call({ proc: "passage", owner, power, node, ...notOwn(force) }, "answered");
      frame.moored = true;
      course.go("done");
    },
    /** 11.16: its holder has spoken. */
    answered(_state, frame, course, { passes }) {
      if (!passes) frame.moored = true;
      course.go("done");
    },
    done: (_state, frame, course) =>
      leave(frame, frame.stopped ? "stopped" : frame.moored ? "moored" : "sailing", course),
  },
});

/** 12.55: the fleet of a force that is not its power's own. */
function notOwn(force: Force): { readonly fleet?: Owner } {
  const fleet = fleetOfForce(force);
  return fleet === force.power ? {} : { fleet };
}

function leave({ added, drawn }: SeaEntryFrame, how: AtSea, course: Course<SeaEntry>): void {
  course.end({ how, added, drawn });
}

/** 12.51, R344: whether a battle was against the squadrons that guard Rhodus, Rhodes's own or its ally's, for want of the toll. */
function isRhodianFight(state: State, frame: SeaEntryFrame): boolean {
  if (frame.enemy === RHODES) return true;
  const { flags, node } = comer(state, frame);
  return (flags & TOLL_REFUSED) !== 0 && frame.enemy === fleetOf(state, RHODES) && isNeutralRhodes(state, node);
}

/** 4.3, R181: before a battle its victim may offer Talents. */
function threaten(state: State, frame: SeaEntryFrame, actor: Owner, victim: Owner, course: Course<SeaEntry>): void {
  const [one, other] = [commander(state, actor), commander(state, victim)];
  if (!canBribe(state, one, other)) return course.go("battle");
  course.call(bribeOf(one, other, "navalBattle", comer(state, frame).node), "bribed");
}

/** 11.41: the next enemy fleet that was not met yet, powers in play order first. */
function nextFleet(state: State, frame: SeaEntryFrame): Owner {
  const { power, node } = comer(state, frame);
  const found = withoutOwner(fleetsAt(state, node) & ~frame.met, power);
  if (found === 0) return NONE;
  const hulls = squadronsOf(comer(state, frame));
  const isMet = (fleet: Owner): boolean =>
    hasOwner(found, fleet) &&
    meetsFleet(state, comer(state, frame), fleet, node) &&
    (hulls > 0 || hullsIn(state, { fleet, force: NONE, node }) > 0) &&
    (frame.why !== "part" || (isMobile(fleet) && hullsIn(state, { fleet, force: NONE, node }) > 0));
  for (const fleet of state.order) if (isMet(fleet)) return fleet;
  for (let fleet = nextOwner(found); fleet !== NONE; fleet = nextOwner(found, fleet)) if (isMet(fleet)) return fleet;
  return NONE;
}
