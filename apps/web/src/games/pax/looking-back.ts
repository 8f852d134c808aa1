import type { Reason } from "@ara/bots/pax";
import { saidReason } from "@ara/bots/pax/reasons";
import { LEVELS } from "@ara/bots/pax/levels";
import { isObject, legalActions, type Seat } from "@ara/kernel";
import {
  ACTION_TYPES,
  luckOf,
  openView,
  pax,
  score,
  servedPax,
  type Action,
  type ActionType,
  type Event,
  type Pax,
} from "@ara/pax";
import type { Replay } from "@ara/protocol";
import type { Beholder } from "../../replay/viewpoint.ts";
import type { LookingBack } from "../game.ts";
import { isReasoned } from "./manner.ts";
import { isTold, stateAt } from "./replay/events.ts";
import type { Outline, PaxLookBack } from "./replay/outline.ts";
import { standingOf } from "./score/story.ts";

/** The kind of a decision is public, its cards need not be. */
const typeOf = (action: unknown): ActionType | null =>
  ACTION_TYPES.find((type) => isObject(action) && action["type"] === type) ?? null;

function lookBack(replay: Replay<Pax>): PaxLookBack {
  const { record, length } = replay;
  const steps = Array.from({ length }, (_, at) => at);

  /** The events of one step. Who may see everything is told each event as its own actor was. */
  function eventsAt(at: number, beholder: Beholder): readonly Event[] {
    if (beholder !== "everything") return replay.told(at, beholder);
    const told = replay.told(at, "spectator");
    return told.map((event, i) => ("seat" in event ? replay.told(at, event.seat)[i]! : event));
  }

  const toldAt = (at: number, beholder: Beholder): readonly Event[] => eventsAt(at, beholder).filter(isTold);

  /** The action after a step, if there is one. */
  function actionAt(at: number): { readonly seat: Seat; readonly action: Action } | null {
    const entry = record.entries[at];
    const read = entry && pax.json.readAction(replay.state(at), entry.seat, entry.action);
    return entry && read?.ok ? { seat: entry.seat, action: read.value } : null;
  }

  /** What is said of the decision that led to a step, if everybody saw it. */
  function reasonAt(at: number): Reason | null {
    const done = actionAt(at - 1);
    if (!done || !servedPax.isOpen(done.action)) return null;
    const state = replay.state(at - 1);
    const { seat, action } = done;
    return saidReason({ legal: legalActions(pax, state, seat), view: pax.view(state, seat) }, action);
  }

  /** Where the next person to decide is asked, and of which round it is. */
  function outline(): Outline {
    const turns = steps.flatMap((at) => {
      const { view, log } = replay.moment(at, "spectator");
      const begins = log.some(({ type }) => type === "turn");
      return begins
        ? [{ at, round: view.round, seat: view.active, first: log.some(({ type }) => type === "round") }]
        : [];
    });
    return {
      length,
      told: steps.map((at) => toldAt(at, "spectator").length),
      turns,
      config: replay.state(0).config,
      over: record.result !== undefined,
      seed: record.seed === undefined ? "none" : record.seed.reveal === undefined ? "hidden" : "verified",
    };
  }

  return {
    outline,
    moment(at, event, beholder) {
      const { entry } = replay.moment(at, "spectator");
      const state = stateAt(replay, at, event);
      return {
        at,
        event,
        view: beholder === "everything" ? openView(state) : pax.view(state, beholder),
        log: toldAt(at, beholder),
        by: entry?.seat ?? null,
        did: typeOf(entry?.action),
        reason: reasonAt(at),
        toAct: pax.toAct(replay.state(at)),
      };
    },

    logs: (beholder) => steps.map((at) => toldAt(at, beholder)),

    decision(at, seat) {
      const state = replay.state(at);
      if (!pax.toAct(state).includes(seat)) return null;
      const log = steps.slice(0, at + 1).flatMap((step) => eventsAt(step, seat));
      const next = actionAt(at);
      return {
        decision: { seat, legal: legalActions(pax, state, seat), view: pax.view(state, seat), log },
        played: next?.seat === seat ? next.action : null,
      };
    },

    reasons(viewer) {
      let from = 0;
      return steps.flatMap((at) => {
        const log = eventsAt(at, viewer);
        const first = from;
        from += log.length;
        const reason = reasonAt(at);
        const i = reason && reason.key !== "only" ? log.findIndex(isReasoned) : -1;
        const seat = record.entries[at - 1]?.seat;
        return i < 0 || seat === undefined
          ? []
          : [{ line: first + i, entry: at - 1, type: log[i]!.type, seat, reason: reason! }];
      });
    },

    story() {
      const { turns, seed, config } = outline();
      const last = length - 1;
      const { view } = replay.moment(last, "spectator");
      const rounds = turns.filter(({ first }) => first);
      const standings = rounds
        .slice(1)
        .map(({ at, round }) => ({ ...standingOf(replay.moment(at, "spectator").view, at, false), round: round - 1 }));
      return {
        view,
        score: score(replay.state(last)),
        standings: [...standings, standingOf(view, last, false), standingOf(view, last, true)],
        luck: luckOf(
          config,
          steps.flatMap((at) => eventsAt(at, "everything")),
        ),
        decisions: last,
        rounds: rounds.map(({ at }) => at),
        seed,
      };
    },
  };
}

/** Records of PAX. */
export const lookingBack: LookingBack<Pax> = { game: pax, levels: LEVELS, lookBack };
