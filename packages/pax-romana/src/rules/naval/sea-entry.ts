import { worldOf } from "../../config.ts";
import { NONE, type Owner } from "../../data/index.ts";
import { procedure, type Course } from "../../engine/procedure.ts";
import { refusal } from "../../refusal.ts";
import { TOLL_REFUSED } from "../../state/force.ts";
import { hasOwner, justOwner, nextOwner, withoutOwner } from "../../state/keys.ts";
import { changeTalents } from "../../state/ledger.ts";
import type { Force, State } from "../../state/state.ts";
import { lossesFrame } from "../battle/losses.ts";
import { holderOf } from "../control/holder.ts";
import { isPower } from "../control/keeper.ts";
import { bribeOf, canBribe } from "../diplomacy/bribe.ts";
import type { PassageFrame } from "../frames.ts";
import { isDestroyed } from "../leaders/fate.ts";
import { isNeutralRhodes, owesToll, RHODES, tollOf } from "../units/independents.ts";
import { canDebark } from "./courses.ts";
import { rollDisaster } from "./disaster.ts";
import type { AtSea, SeaEntryFrame } from "./frames.ts";
import {
  cargoSide,
  commander,
  hasCargo,
  hullsIn,
  hullsOf,
  isAlone,
  isLaden,
  loseFleet,
  squadronsOf,
  type Fleet,
} from "./hulls.ts";
import { isOpenByPact } from "./landing.ts";
import { navalBattleOf, type SeaResult } from "./naval-battle.ts";
import { canWithdraw, navalWithdrawalOf } from "./naval-withdrawal.ts";
import { throwBack, weatherStorm } from "./perils.ts";
import { fightPirates } from "./pirate-fight.ts";
import { fleetsAt, hasPirates, isEnemyFleet, isPort, shoreOf } from "./waters.ts";

const forceOf = ({ forces }: Pick<State, "forces">, { force }: SeaEntryFrame): Force => forces[force]!;
const moverOf = (state: State, frame: SeaEntryFrame): Fleet => {
  const { power, node } = forceOf(state, frame);
  return { fleet: power, force: frame.force, node };
};
const enemyOf = (state: State, frame: SeaEntryFrame): Fleet => ({
  fleet: frame.enemy,
  force: NONE,
  node: forceOf(state, frame).node,
});

const FIRST = { enter: "disaster", flee: "disaster", begin: "pirates", part: "fleets", attack: "battle" } as const;

export const seaEntry = procedure<SeaEntryFrame>({
  name: "seaEntry",
  rule: "11.12",
  steps: {
    begin: (_state, { why }, course) => course.go(FIRST[why]),
    /** 11.21: blown off course, or a storm. */
    disaster(state, frame, course) {
      const { what, toll } = rollDisaster(state, forceOf(state, frame), course);
      if (what !== "none") frame.stopped = true;
      if (what !== "storm") return course.go("pirates");
      const mover = moverOf(state, frame);
      if (!weatherStorm(state, mover, toll, (event) => course.tell(event))) return end(frame, "gone", course);
      if (!isLaden(state, mover)) return course.go("weathered");
      const given = { space: mover.node, side: cargoSide(state, mover), need: toll, walls: false, infantryOnly: false };
      course.call(lossesFrame({ ...given, rule: "11.21" }), "weathered");
    },
    /** 8.44: if nobody is left, the leaders are lost too. */
    weathered(state, frame, course) {
      if (!isDestroyed(forceOf(state, frame))) return course.go("pirates");
      loseFleet(state, moverOf(state, frame), "11.21", (event) => course.tell(event));
      end(frame, "gone", course);
    },
    /** 12.63: beaten pirates count as a battle won; others throw the fleet back to its last port. */
    pirates(state, frame, course) {
      const force = forceOf(state, frame);
      if (!hasPirates(state, force.node)) return course.go("fleets");
      if (!fightPirates(state, force, course)) {
        if (frame.why !== "begin") throwBack(state, moverOf(state, frame), frame.haven, (event) => course.tell(event));
        return end(frame, "finished", course);
      }
      frame.stopped = true;
      frame.added += worldOf(state.config).data.charts.naval.continuityWonBattle;
      course.go("fleets");
    },
    /** 11.41: enemy fleets, one after the other; those of independents always fight (12.5). */
    fleets(state, frame, course) {
      frame.enemy = frame.why === "flee" ? NONE : nextFleet(state, frame);
      if (frame.enemy === NONE) return course.go(frame.why === "part" ? "done" : "rhodes");
      if (!isPower(frame.enemy)) return course.go("battle");
      course.go(frame.why === "part" ? "parting" : "meet");
    },
    meet: {
      prompt: "sea.meet",
      rule: "11.41",
      who: (_state, { enemy }) => [commander(enemy)],
      options(state, frame, _, into) {
        into.push({ do: "fight" });
        if (canWithdraw(state, commander(frame.enemy), forceOf(state, frame).node)) into.push({ do: "evade" });
        into.push({ do: "letPass" });
      },
      refuse: (_state, _frame, _, { do: verb }) => (verb === "evade" ? refusal("sea.noWithdrawal", {}) : undefined),
      /** 11.46: whoever has no squadrons can neither fight nor withdraw. */
      skip: (state, frame) => (hullsIn(state, enemyOf(state, frame)) === 0 ? { do: "letPass" } : undefined),
      take(state, frame, _, action, course) {
        if (action.do === "evade")
          return course.call(navalWithdrawalOf(state, commander(frame.enemy), forceOf(state, frame).node), "evaded");
        frame.met |= justOwner(frame.enemy);
        if (action.do === "letPass") return course.go("passing");
        threaten(state, frame, frame.enemy, forceOf(state, frame).power, course);
      },
    },
    /** 11.41: those let pass go on, or fight all the same. */
    passing: {
      prompt: "sea.passing",
      rule: "11.41",
      who: (state, frame) => [forceOf(state, frame).power],
      options(_state, _frame, _, into) {
        into.push({ do: "goOn" });
        into.push({ do: "fight" });
      },
      skip: (state, frame) => (squadronsOf(forceOf(state, frame)) === 0 ? { do: "goOn" } : undefined),
      take(state, frame, _, action, course) {
        if (action.do === "fight") return threaten(state, frame, forceOf(state, frame).power, frame.enemy, course);
        frame.passed |= justOwner(frame.enemy);
        course.tell({ e: "letPass", power: commander(frame.enemy), node: forceOf(state, frame).node, rule: "11.41" });
        course.go("fleets");
      },
    },
    evaded(state, frame, course) {
      frame.stopped = true;
      frame.added += worldOf(state.config).data.charts.naval.continuityEnemyWithdrew;
      course.go("fleets");
    },
    /** 11.45: whoever fought a Draw may attack before the other leaves. */
    parting: {
      prompt: "sea.parting",
      rule: "11.45",
      who: (_state, { enemy }) => [commander(enemy)],
      options(_state, _frame, _, into) {
        into.push({ do: "fight" });
        into.push({ do: "letPass" });
      },
      take(state, frame, _, action, course) {
        frame.met |= justOwner(frame.enemy);
        if (action.do === "letPass") return course.go("fleets");
        threaten(state, frame, frame.enemy, forceOf(state, frame).power, course);
      },
    },
    /** 4.3: whoever was paid may desist. */
    bribed: (_state, _frame, course) => course.go(course.handed!["proceeds"] === true ? "battle" : "fleets"),
    battle(state, frame, course) {
      frame.met |= justOwner(frame.enemy);
      course.call(navalBattleOf(state, frame.force, frame.enemy), "fought");
    },
    /** 11.41, 11.18: after a battle the fleet stops; the one that lost is Finished. */
    fought(state, frame, course) {
      const result = course.handed!["result"] as SeaResult;
      if (!state.forces[frame.force]) return end(frame, "gone", course);
      if (result === "lost") return end(frame, "finished", course);
      frame.stopped = true;
      if (result === "draw") frame.drawn = true;
      else frame.added += worldOf(state.config).data.charts.naval.continuityWonBattle;
      if (frame.enemy === RHODES) freeOfRhodes(state, frame);
      course.go(frame.why === "attack" || frame.enemy === RHODES ? "done" : "fleets");
    },
    /** 12.51: neutral Rhodes asks for its toll. */
    rhodes(state, frame, course) {
      const { power, node } = forceOf(state, frame);
      const isAsked = frame.why === "begin" ? owesToll(state, power, node) : isNeutralRhodes(state, node);
      course.go(isAsked ? "toll" : "port");
    },
    toll: {
      prompt: "sea.toll",
      rule: "12.51",
      who: (state, frame) => [forceOf(state, frame).power],
      options(state, frame, power, into) {
        if (state.powers[power]!.treasury >= tollOf(state)) into.push({ do: "toll", yes: true });
        if (!mayRefuse(state, frame)) return;
        into.push({ do: "toll", yes: false });
        if (mayFightRhodes(state, frame)) into.push({ do: "fight" });
      },
      refuse(state, _frame, power, { do: verb, yes }) {
        const [toll, { treasury }] = [tollOf(state), state.powers[power]!];
        const isPoor = verb === "toll" && yes === true;
        return isPoor ? refusal("sea.cannotPayToll", { toll, treasury }) : refusal("sea.mustPay", {});
      },
      take(state, frame, power, action, course) {
        if (action.do === "toll" && action.yes === true) {
          changeTalents(state, power, -tollOf(state), "12.51", course.tell.bind(course));
          state.powers[power]!.unpaid = NONE;
          return course.go("done");
        }
        refuseToll(state, frame);
        if (action.do === "fight") {
          frame.enemy = RHODES;
          return course.go("battle");
        }
        course.tell({ e: "tollRefused", power, rule: "12.51" });
        course.go("done");
      },
    },
    /** 11.12, 11.16: a port that is not one's own stops a fleet, unless its holder lets it go on. */
    port(state, frame, course) {
      const { power, node } = forceOf(state, frame);
      if (frame.why === "begin" || frame.stopped || !isPort(state, node)) return course.go("done");
      const shore = shoreOf(state, power, node);
      if (shore === "friendly" || shore === "shared" || isOpenByPact(state, power, node)) return course.go("done");
      const owner = holderOf(state, node);
      // 11.41, R283: whose fleet let it pass lets it go on.
      if (hasOwner(frame.passed, owner) && isPower(owner)) return course.go("done");
      if (isPower(owner) && owner !== power) {
        const call: PassageFrame = { proc: "passage", step: "begin", owner, power, node };
        return course.call(call, "answered");
      }
      frame.moored = true;
      course.go("done");
    },
    /** 11.16: its holder has spoken. */
    answered(_state, frame, course) {
      if (course.handed!["passes"] !== true) frame.moored = true;
      course.go("done");
    },
    done: (_state, frame, course) =>
      end(frame, frame.stopped ? "stopped" : frame.moored ? "moored" : "sailing", course),
  },
});

function end({ added, drawn }: SeaEntryFrame, how: AtSea, course: Course): void {
  course.end({ how, added, drawn });
}

/** 4.3, R181: before a battle its victim may offer Talents. */
function threaten(state: State, frame: SeaEntryFrame, actor: Owner, victim: Owner, course: Course): void {
  const [one, other] = [commander(actor), commander(victim)];
  if (!canBribe(state, one, other)) return course.go("battle");
  course.call(bribeOf(one, other, "navalBattle", forceOf(state, frame).node), "bribed");
}

/** 11.41: the next enemy fleet that was not met yet, powers in play order first. */
function nextFleet(state: State, frame: SeaEntryFrame): Owner {
  const { power, node } = forceOf(state, frame);
  const found = withoutOwner(fleetsAt(state, node) & ~frame.met, power);
  if (found === 0) return NONE;
  const hulls = squadronsOf(forceOf(state, frame));
  const isMet = (fleet: Owner): boolean =>
    hasOwner(found, fleet) &&
    isEnemyFleet(state, power, fleet) &&
    (hulls > 0 || hullsIn(state, { fleet, force: NONE, node }) > 0) &&
    (frame.why !== "part" || (isPower(fleet) && hullsIn(state, { fleet, force: NONE, node }) > 0));
  for (const fleet of state.order) if (isMet(fleet)) return fleet;
  for (let fleet = nextOwner(found); fleet !== NONE; fleet = nextOwner(found, fleet)) if (isMet(fleet)) return fleet;
  return NONE;
}

/** 12.51, 11.34: whoever carries an army stops there only if it could land. */
function mayRefuse(state: State, frame: SeaEntryFrame): boolean {
  const force = forceOf(state, frame);
  if (state.powers[force.power]!.treasury < tollOf(state)) return true;
  if (!(hasCargo(force) || isAlone(force)) || frame.why === "flee") return true;
  return canDebark(state, { ...force, flags: force.flags | TOLL_REFUSED }, force.node);
}

/** 12.51, R168, R220: whoever does not pay stops, and leaves only the way it came: now, or in a later Activation. */
function refuseToll(state: State, frame: SeaEntryFrame): void {
  const force = forceOf(state, frame);
  const power = state.powers[force.power]!;
  force.flags |= TOLL_REFUSED;
  if (frame.why === "begin") force.from = power.unpaid;
  else {
    power.unpaid = force.from;
    frame.stopped = true;
  }
}

const mayFightRhodes = (state: State, frame: SeaEntryFrame): boolean =>
  frame.why !== "flee" &&
  squadronsOf(forceOf(state, frame)) > 0 &&
  hullsOf(state, { ...enemyOf(state, frame), fleet: RHODES }, RHODES) > 0;

/** 12.51: with the last Rhodian squadron gone nobody is left to stop the fleet. */
function freeOfRhodes(state: State, frame: SeaEntryFrame): void {
  const force = forceOf(state, frame);
  if (hullsOf(state, { ...enemyOf(state, frame), fleet: RHODES }, RHODES) > 0) return;
  force.flags &= ~TOLL_REFUSED;
  state.powers[force.power]!.unpaid = NONE;
}
