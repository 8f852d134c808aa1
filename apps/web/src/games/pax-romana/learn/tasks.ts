import type { Action, Event, Parts, View } from "@ara/pax-romana";
import type { LearnTexts } from "../texts/en/learn.ts";

export type TaskId = keyof LearnTexts["tasks"];

/** The learner plays Rome. */
export const LEARNER = 0;
const CARTHAGE = 1;

type Frames = View["frames"];

/** One thing to do, in a position of its own: whatever is answered, the next one goes on as it is told. */
export interface Task {
  readonly id: TaskId;
  /** The rule to read more in. */
  readonly rule: string;
  /** Places that are shown first. */
  readonly places: readonly string[];
  /** By question, the answers a hint may choose from: those that do what is asked for. */
  readonly hints?: Readonly<Record<string, (action: Action & Parts) => boolean>>;
  /** Whether nothing more belongs to it. */
  readonly isOver: (frames: Frames, log: readonly Event[]) => boolean;
  /** Whether what was asked for has come about; `standing`: whether the learner lets something stand. */
  readonly isWon: (log: readonly Event[], standing: boolean) => boolean;
}

/** What a frame remembers, as far as a task asks. */
type Local = Frames[number] & { readonly power?: number; readonly majorsLeft?: number; readonly minorsLeft?: number };

const runs = (frames: Frames, name: string): boolean => frames.some(({ proc }) => proc === name);
const told = (log: readonly Event[], fits: (event: Event) => boolean): boolean => log.some(fits);

/** The chapters of the lesson: the skirmish, and the cards of the Advanced Game. */
export const TASKS: readonly Task[] = [
  {
    id: "storm",
    rule: "9.12",
    places: ["paestum", "capua", "roma"],
    isOver(frames) {
      const top: Local | undefined = frames.at(-1);
      return (
        !runs(frames, "expansion") || (top?.proc === "expansion" && (top.majorsLeft !== 1 || top.minorsLeft !== 2))
      );
    },
    isWon: (log) => told(log, (event) => event.type === "capitalRetaken"),
  },
  {
    id: "answer",
    rule: "10.31",
    places: ["roma", "capua"],
    isOver: (frames) => !runs(frames, "interception") || runs(frames, "landBattle"),
    isWon: (log) => told(log, (event) => event.type === "interceptionRolled" && event.success),
  },
  {
    id: "settle",
    rule: "10.51",
    places: ["capua"],
    isOver: (frames) => !runs(frames, "landBattle"),
    isWon: (log) => told(log, (event) => event.type === "battleEnded" && event.winner === "attacker"),
  },
  {
    id: "raise",
    rule: "3.51",
    places: ["roma"],
    hints: {
      "activation.pay": ({ type }) => type === "pay",
      "activation.operation": ({ kind }) => kind === "recruitment",
      "recruitment.which": ({ kind }) => kind === "land",
      "recruitment.orders": ({ type }) => type !== "done",
    },
    isOver: (frames) => !frames.some((frame: Local) => frame.proc === "activation" && frame.power === LEARNER),
    isWon: (log) => told(log, (event) => event.type === "raised"),
  },
];

const isOwnActivation = (frame: Local): boolean => frame.proc === "activation" && frame.power === LEARNER;

export const CARD_TASKS: readonly Task[] = [
  {
    id: "draw",
    rule: "17.14",
    places: ["roma"],
    hints: { "activation.pay": ({ type }) => type === "pay" },
    isOver: (frames) =>
      !runs(frames, "cardSegment") && !frames.some((frame) => isOwnActivation(frame) && frame.step === "pay"),
    isWon: (log) =>
      told(log, (event) => (event.type === "cardDiscarded" || event.type === "cardPlayed") && event.power === LEARNER),
  },
  {
    id: "play",
    rule: "17.15",
    places: ["carthago"],
    hints: {
      "activation.operation": ({ type, kind }) => type === "playCard" && kind === "spies",
      "card.target": ({ power }) => power === CARTHAGE,
    },
    isOver: (frames, log) =>
      !frames.some((frame) => isOwnActivation(frame) && (frame.step === "operation" || frame.step === "played")) ||
      (told(log, (event) => event.type === "handSeen") && !runs(frames, "playCard")),
    isWon: (log) => told(log, (event) => event.type === "handSeen" && event.power === LEARNER),
  },
  {
    id: "cancel",
    rule: "17.15",
    places: ["carthago"],
    hints: { "card.window": ({ type }) => type === "playCard" },
    isOver: (frames) => !runs(frames, "playCard"),
    isWon: (log) => told(log, (event) => event.type === "cardCancelled"),
  },
  {
    id: "quiet",
    rule: "17.15",
    places: ["pella"],
    hints: { "card.window": ({ type, kind }) => type === "passCard" && kind === "now" },
    isOver: (frames) => !runs(frames, "cardWindow"),
    isWon: (_log, standing) => standing,
  },
];

export const taskOf = (id: TaskId): Task => [...TASKS, ...CARD_TASKS].find((task) => task.id === id)!;
