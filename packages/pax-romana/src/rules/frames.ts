import type { Card, Leader, Node, Owner, OwnerName, Power, RebellionName } from "../data/index.ts";
import type { Term } from "./diplomacy/term.ts";

/**
 * What every procedure is told and what it hands back: the contract between the chapters. Everything else about a procedure
 * is in its own file.
 */
export interface Contracts {
  /** 3.1, 3.7: turn after turn. */
  game: Contract;
  /** 3.2, 3.6: the phases of a turn, from one of them on. */
  gameTurn: Contract<{ from: "A" | "F" }>;
  placement: Contract<{ power: Power; territory: number; units: readonly number[] }>;

  /** 3.2: the phases. */
  income: Contract;
  maintenance: Contract;
  removal: Contract;
  leaderSelection: Contract;
  manpower: Contract;
  activationPhase: Contract;
  attritionPhase: Contract;
  victoryPhase: Contract;
  playOrder: Contract;

  /** 3.44: a marker is paid for and used; `drawn` from the cup, not from the row. */
  activation: Contract<{ power: Power; drawn: boolean }>;
  /** 12.55: the marker of Pontus. */
  pontusActivation: Contract<ByPower>;
  /** 3.51: Moves of one Expansion; scenario V: `only` names the one who may make the Major Move. */
  expansion: Contract<{ power: Power; minors: number; only?: OwnerName | undefined }>;
  slaveDuty: Contract<ByPower>;
  /** Scenario V: armies off the map may enter it. */
  reserve: Contract<ByPower>;
  mutinyPay: Contract<ByPower>;
  /** 6.21: the operation of an Activation; called only while `canRecruit`. */
  recruitment: Contract<ByPower>;
  /** 7.11: as a Minor Move; called only while `canBuild`. */
  construction: Contract<{
    power: Power;
    /** 12.14: for each garrison that may not become a Town in this Activation, its Space. */
    noTown: readonly Node[];
  }>;
  /** 12.21: as a Minor Move; called only while `canHire`. */
  hireMercenaries: Contract<ByPower>;

  /** 4.1: a Meeting that a power calls. */
  meeting: Contract<ByPower>;
  /** 4.2: talks of two, by a card. */
  alliance: Contract<CardEffects>;
  /** 4.1, 4.4: a proposal to a partner. `dealOf`, `talkOf` and `answerOf` in `diplomacy/deal.ts` make it. */
  deal: Contract<{
    power: Power;
    partner: Power;
    /** Host and guests: they hear what is said. */
    present: readonly Power[];
    /** 4.2, 4.4: at a Meeting, by a card, or outside of either. */
    when: "meeting" | "alliance" | Occasion;
    /** 4.4: terms that lie on the table and are answered now; none where they are still to be named. */
    proposed: readonly Term[];
  }>;
  /** 4.3, R181: before a hostile act the power it is aimed at may offer Talents. */
  bribe: Contract<
    { actor: Power; victim: Power; act: HostileAct; node: Node },
    {
      /** Whether the actor goes on with it. */
      proceeds: boolean;
    }
  >;
  /** 11.16, 11.41: the owner of a port or fleet may let the fleet of a power go on. */
  /** 12.55: with a fleet that is not its power's own, which no promise to that power lets pass. */
  passage: Contract<{ owner: Power; power: Power; node: Node; fleet?: Owner }, { passes: boolean }>;

  /** 16.1: an event marker; and what its events call. */
  eventSegment: Contract<ByPower>;
  civilWar: Contract<ByPower>;
  disease: Contract<ByPower>;
  invasion: Contract<ByPower>;
  pirates: Contract<ByPower>;
  rebellion: Contract<ByPower>;
  /** 13.3: the rebellions with all their effects; see `barbarians/rebellions`. */
  uprising: Contract<{ power: Power; area: UprisingName }>;
  africaRises: Contract<ByPower>;
  gaulRises: Contract<ByPower>;
  massiveRebellion: Contract<ByPower>;
  /** 13.3, 13.42: a horde where it was placed, with its MP; `rule` is that of what becomes of it. */
  hordeMarch: Contract<{ power: Power; force: number; rule: "13.3" | "13.4" }>;
  slaveRevolt: Contract<ByPower>;
  soldierOfFortune: Contract<ByPower>;
  stabilityCheck: Contract<ByPower, { check: "none" | "disorder" | "civilWar" }>;

  /** 17.12-17.14: the Card Segment of an Activation. */
  cardSegment: Contract<ByPower, { /** Dies Irae: nothing more happens in it. */ lost: boolean }>;
  /** 17.15, R301: a card is played. A held one is in the hand of its player when it begins, one played at once lies open. */
  playCard: Contract<CardPlayed, { lost: boolean; cancelled: boolean }>;
  /** 17.15, R292: cards may be played now by powers that nobody has asked. See `cards/windows.ts`. */
  cardWindow: Contract<OpenWindow, { /** What was played and not cancelled, in order. */ played: readonly Card[] }>;
  /** 17.14, R295: whoever holds more than three cards at once discards. */
  handLimit: Contract<ByPower>;

  /** 17.2: what cards do where somebody has to be asked; see `cards/effects`. */
  ambush: Contract<CardEffects>;
  archimedesEffect: Contract<CardEffects>;
  traitor: Contract<CardEffects>;
  civilWarByCard: Contract<ByPower>;
  conspiracy: Contract<CardEffects>;
  dictator: Contract<ByPower>;
  diesIrae: Contract<CardEffects, { lost: boolean }>;
  diplomaticMission: Contract<CardEffects>;
  hireByCard: Contract<CardEffects>;
  independentExpansion: Contract<CardEffects>;
  localInsurrection: Contract<CardEffects>;
  militiaByCard: Contract<CardEffects>;
  opportunity: Contract<CardEffects>;
  pontus: Contract<CardEffects>;
  soldierByCard: Contract<CardEffects>;
  poliorcetesEffect: Contract<CardEffects>;
  stabilityCheckByCard: Contract<CardEffects>;
  successorWars: Contract<CardEffects>;
  tribalResurgence: Contract<CardEffects>;

  /** 9.11: all or some units of one Space move together. */
  majorMove: Contract<{ power: Power; mover: MajorMover }>;
  /** 9.11: one unit or leader; 12.14: hands back the Spaces of garrisons that may not become a Town now. */
  minorMove: Contract<{ power: Power; mover?: MinorMover }, { noTown: readonly Node[] }>;
  /** 9.11: which of the units and leaders in a node move. */
  chooseForce: Contract<
    { power: Power; node: Node; owners: readonly Owner[]; fleets: readonly Owner[] },
    { force: number }
  >;
  /** 4.1: allies who stand with an army of a power march with it, if they want. */
  join: Contract<{ power: Power; force: number; allies: readonly Power[] }>;
  /** Quantities, one sort at a time: hands back a row of counts. */
  chooseUnits: Contract<ChooseUnits, { taken: readonly number[] }>;
  /** 9.11: a Move of a force, from the declaration to its end. */
  move: Contract<OfForce, { how: "stopped" | "finished" | "gone" }>;
  /** 9.2: land steps until the force stops, embarks or is gone. */
  landMove: Contract<OfForce, { how: "stopped" | "embarked" | "finished" | "gone" }>;
  /** 9.21, 10.0, 7.22: a force has entered a Space: its `node` is that Space, `from` the node before. */
  arrival: Contract<
    {
      force: number;
      entry: Entry;
      /** MP kept for an attack. */
      reserved: number;
      /** Keys of those who may not intercept this force (10.45, 10.96). */
      barred: readonly number[];
      /** 10.39, 10.95: it withdraws or retreats by sea, and lands here. */
      bySea: boolean;
    },
    {
      how: Arrived;
      /** R158: somebody who intercepted has fought it, while it fled; it goes no farther. */
      contested: boolean;
    }
  >;
  /** 9.43: a force (or, without one, all that a power has standing in a node) suffers attrition. */
  attrition: Contract<{
    power: Power;
    force: number;
    node: Node;
    rule: string;
    /** R366: nobody but its own units that have not moved, and so many at most. */ own?: number;
  }>;
  /** 9.21: leaders alone flee from a force, or are lost. */
  leaderCaught: Contract<{
    power: Power;
    leaders: readonly Leader[];
    space: Node;
    /** Where the enemy came from: no way out; and his stack, which does not intercept. */
    entry: Node;
    barred: readonly number[];
  }>;

  /**
   * 5.12, R422: a leader among enemies who did not march in. It interrupts whatever is under way, and hands on what was
   * handed there.
   */
  surprise: Contract<{ leader: Leader; handed: object | null }, object | null>;

  /** 10.3: whoever may intercepts, in turn. */
  interception: Contract<
    {
      force: number;
      entry: Entry;
      /** Keys of those who may not intercept this force (10.45, 10.96). */
      barred: readonly number[];
      /** 10.39: it withdraws or retreats by sea, and lands here. */
      bySea: boolean;
    },
    {
      how: Arrived;
      /** R158: whether it came to a battle. */
      contested: boolean;
      /** 7.31, 10.35: walls whose rescuers were beaten are attacked at no cost. */
      free: boolean;
      /** 10.35: those who waited inside the walls use them. */
      inside: boolean;
    }
  >;
  /** 10.1, 10.2: a battle in a Space. */
  landBattle: Contract<
    {
      space: Node;
      kind: BattleKind;
      attacker: Side;
      defender: Side;
      /** Where the attacker came from, or NONE. */
      entry: Node;
      /** 11.35: whether the attacker goes back to his ships if he does not hold the Space. */
      fromSea: boolean;
      /** 10.39: whether the defender landed in this port just now. */
      landed: boolean;
      /** 10.35, R66: who cannot but use walls: those inside who are committed to them, or neutrals beside an interceptor. */
      committed: BattleSide | "none";
    },
    {
      winner: BattleSide | "draw" | "vacated";
      /** Whether the attacker stays in the Space. */
      holds: boolean;
      /** What became of a defender that moved. */
      gone: Fled | "stayed";
    }
  >;
  /** 10.4: the defender may leave before the battle. */
  withdrawal: Contract<
    {
      space: Node;
      /** Those of the defender who decide together. */
      defender: Side;
      /** 10.43: all who defend, whose cavalry counts. */
      army: Side;
      /** The attacking force, which may not intercept, and where it came from. */
      attacker: number;
      entry: Node;
      /** 10.63: cavalry alone in a Mountain Fortress has to. */
      must: boolean;
      /** 10.43: cavalry does not hinder those who flee a landing. */
      landing: boolean;
    },
    /** Whether anybody left the Space. */
    { left: boolean }
  >;
  /** 10.71: both sides bid for Siege Expertise; NONE for a side that pays nothing. */
  siegeBid: Contract<{ attacker: Power; defender: Power }, { attacker: number; defender: number }>;
  /** 10.67: elephants before the battle; pairs are attacker's and defender's. */
  elephants: Contract<
    {
      space: Node;
      attacker: Side;
      defender: Side;
      /** 10.68, 11.33: which sides can use theirs. */
      may: Pair<boolean>;
      /** 10.62: which sides take no losses with cavalry. */
      infantryOnly: Pair<boolean>;
    },
    {
      /** Cavalry negated. */
      negated: Pair<number>;
      /** 12.31: BP lost by units other than militia. */
      regular: Pair<number>;
      reductions: Pair<Reduction | null>;
    }
  >;
  /** 10.55, optional: the larger side rolled lower at 2:1 or more. Pairs are attacker's and defender's. */
  reroll: Contract<
    { larger: BattleSide; powers: Pair<Power>; leaders: Pair<Leader>; dice: Pair<number> },
    { dice: Pair<number> }
  >;
  /** 10.8, 7.32: a side gives up units worth `need` BP; hands back the BP of Home units but militia (12.31), and what it reduced. */
  losses: Contract<Loss, { regular: number; reduction: Reduction | null }>;
  /** 10.9: the losing defender retreats. */
  retreat: Contract<
    {
      space: Node;
      side: Side;
      /** Where the attacker came from: no way out. */
      entry: Node;
      /** 10.95, R69: whoever used walls retreats by sea only. */
      bySea: boolean;
    },
    { how: Fled }
  >;
  /** 8.4: the leaders who were in use may die after a battle, and their forces lose an MP. Pairs are attacker's and defender's. */
  leaderLoss: Contract<{
    space: Node;
    /** NONE for a side without one. */
    leaders: Pair<Leader>;
    forces: Pair<number>;
    winner: BattleSide | "draw";
  }>;
  /** 12.3: the loser in his Home Territory may levy militia. */
  militia: Contract<ByPower>;
  /** 7.5: the captor may sack what was taken. */
  sack: Contract<
    {
      force: number;
      space: Node;
      /** Whether it was a City, not a Town. */
      city: boolean;
    },
    {
      /** 7.53: whether the force may not go on. */
      finished: boolean;
    }
  >;

  /** 11.1: sea steps until the fleet halts, is Finished, comes ashore or is gone. */
  fleetMove: Contract<OfForce, { how: "stopped" | "ashore" | "finished" | "gone" }>;
  /** 11.31: a force goes aboard in a port, and squadrons may escort it; 11.22: `escortOnly` where it is aboard already. */
  embark: Contract<{ force: number; escortOnly: boolean }>;
  /**
   * 11.3: a force at sea comes ashore in the port where it is. Hands back whether it goes on by land, may not go on, is
   * aboard again (11.35), is gone, or has not even tried (4.3).
   */
  debark: Contract<
    {
      force: number;
      /** 11.35: it attacks anew, and pays anew. */
      again: boolean;
      /** 4.3, R250: whoever would be attacked has had his say. */
      warned: boolean;
    },
    { how: "ashore" | "finished" | "back" | "gone" | "desisted" }
  >;
  /**
   * 11.12, 11.21, 11.41, R163: a force has entered a node by sea; or begins there (R187), leaves after a Draw, attacks again
   * (11.45), or flees (11.42).
   */
  seaEntry: Contract<
    {
      force: number;
      why: "enter" | "begin" | "part" | "attack" | "flee";
      /** 12.63: the last port it passed, or NONE. */
      haven: Node;
      /** 11.45: the fleet it attacks again, or NONE. */
      attacked: Owner;
    },
    {
      how: AtSea;
      /** 11.14: what is added to the dice by which it goes on; 11.45: nothing at all after a Draw. */
      added: number;
      drawn: boolean;
    }
  >;
  /** 11.43-11.48: a force at sea fights a fleet that lies where it is, a power's or that of an independent; it may be gone. */
  navalBattle: Contract<{ force: number; enemy: Owner }, { result: SeaResult }>;
  /** 11.42, R352: the fleet of a power, or of Pontus, that lies in a node leaves before a battle. */
  /** Handed back: whether it has left; the others on its way may not have let it (11.42). */
  navalWithdrawal: Contract<{ fleet: Owner; from: Node }, { left: boolean }>;
}

export type ProcName = keyof Contracts;

/** What a procedure is told, and what it hands back. */
interface Contract<T extends object = object, H extends object | null = null> {
  readonly told: T;
  readonly handed: H;
}

interface ByPower {
  readonly power: Power;
}

/** 17.15, 17.16: a card, who plays it, and what as. */
interface CardPlayed {
  readonly power: Power;
  readonly card: Card;
  readonly as: CardUse;
  /** 17.14: drawn and played at once, not out of a hand. */
  readonly atOnce: boolean;
}

/** 17.16, 12.24: Carthage may take mercenaries instead of an event. */
export type CardUse = "event" | "mercenaries";

/** What the effect of a card is told: who plays it, the power it names or NONE, and what as. */
export interface CardEffects {
  readonly power: Power;
  readonly target: Power;
  readonly as: CardUse;
}

/** 17.15: a window, the powers that the position entitles to it, and for an answer to a card that card and its player. */
interface OpenWindow {
  readonly window: WindowName;
  readonly entitled: readonly Power[];
  readonly card: Card;
  readonly by: Power;
}

/** R292: when cards are played by those who are not asked anyway: answers to an instant, and pauses between Moves. */
export type WindowName = "cardPlayed" | "landPoint" | "transport" | "battle" | "shifts" | "pause";

interface OfForce {
  readonly force: number;
}

export type Pair<T> = readonly [T, T];

/** Whose pieces a Major Move takes: the power's own, its Soldier of Fortune's (12.42), or an army's by its name (13.42). */
export type MajorMover = "own" | OwnerName;

/** 12.55: Minor Moves are of a power's units, or of Pontus. */
export type MinorMover = "own" | "pontus";

export type HostileAct = "attack" | "interception" | "navalBattle" | "forceRetreat" | "destruction";

/**
 * 4.4, R430, R483: between Moves everything can be agreed; in the middle of something nobody becomes a friend or an enemy; and
 * while Talents are being counted out none pass, either.
 */
export type Occasion = "between" | "during" | "counting";

/** How a force comes into a Space. */
export type Entry = "march" | "debark" | "amphibious" | "withdraw" | "retreat" | "slaves" | "horde";

/** What became of a force that entered a Space: it holds it, was put back, moved elsewhere, is gone, or may not go on. */
export type Arrived = "held" | "back" | "moved" | "gone" | "finished";

/** What became of those who left a battle: they are elsewhere, or are no more. */
export type Fled = "moved" | "gone";

/**
 * What became of a force that entered a node at sea: it sails on, has stopped, has stopped for nothing but the port
 * (`moored`), is Finished, or is gone.
 */
export type AtSea = "sailing" | "stopped" | "moored" | "finished" | "gone";

/** How a fight at sea ended for the force that moves. */
export type SeaResult = "won" | "lost" | "draw";

/** Whose side of a battle. */
export type BattleSide = "attacker" | "defender";

/** 13.3: the rebellions that follow a plan; in Gaul while nobody controls any of it, and a Local Rebellion there. */
export type UprisingName = Exclude<RebellionName, "africa" | "gaul" | "navalMutiny"> | "freeGaul" | "localGaul";

/** R189: `revolt`: of mercenaries who are inside. */
export type BattleKind = "attack" | "amphibious" | "interception" | "walls" | "revolt";

/** One side of a battle: who decides, the force that moves (-1: none), and the owners whose standing units fight too. */
export interface Side {
  readonly power: Power;
  readonly force: number;
  readonly owners: readonly Owner[];
  /** R147, R398: of the force only the units of these owners; without it all of them. */
  readonly rows?: readonly Owner[];
}

/** What quantities of units are asked for: the keys of these questions. */
export const PURPOSES = [
  "units.move",
  "units.drop",
  "units.pickUp",
  "units.breakDown",
  "sea.pickUp",
  "interception.units",
  "interception.inside",
  "withdrawal.units",
  "withdrawal.drop",
  "withdrawal.pickUp",
  "soldier.units",
  "join.units",
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A choice of units. `chooseFrom` in `movement/choose-units.ts` makes it. */
export interface ChooseUnits {
  readonly power: Power;
  /** The key of the question, and its rule. */
  readonly prompt: Purpose;
  readonly rule: string;
  readonly pool: readonly number[];
  /** Least and most of each sort. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** Whether taking nothing at all is an answer. */
  readonly none: boolean;
  /** 10.31, 10.68: a land unit must be among them, or must be where elephants are. */
  readonly needs: "any" | "land" | "company";
}

/** 10.84: a unit that a side has reduced: the BP of losses it took, and those it takes if it is lost altogether. */
export interface Reduction {
  readonly points: number;
  readonly worth: number;
}

/** Losses to be taken. `lossOf` in `battle/losses.ts` makes it. */
export interface Loss {
  readonly space: Node;
  readonly side: Side;
  readonly need: number;
  /** Whether walls may absorb losses (7.32), and whether cavalry and elephants are out of it (7.31, 10.62). */
  readonly walls: boolean;
  readonly infantryOnly: boolean;
  /** 10.67, R152: how much cavalry takes no losses because elephants negated it. */
  readonly spared: number;
  /** 10.84: what the side has reduced in this battle before. */
  readonly reduced: Reduction | null;
  /** The rule behind the need. */
  readonly rule: string;
  /** R147, R448: those who decide, where they are several. */
  readonly parts?: readonly LossPart[];
}

/** Whoever decides for some owners of a side, and his share of its losses by Battle Points. */
export interface LossPart {
  readonly power: Power;
  readonly owners: readonly Owner[];
  readonly share: number;
}
