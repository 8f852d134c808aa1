import { LEVELS } from "@ara/bots/pax/levels";
import { isObject, legalActions } from "@ara/kernel";
import { ACTION_TYPES, luckOf, openView, pax, score, type ActionType, type Event, type Pax } from "@ara/pax";
import type { Replay } from "@ara/protocol";
import type { LookingBack } from "../game.ts";
import { isTold, stateAt } from "./replay/events.ts";
import type { Beholder, Outline, PaxLookBack } from "./replay/outline.ts";
import { momentOf } from "./score/story.ts";

/** The kind of a decision is public, its cards need not be. */
const typeOf = (action: unknown): ActionType | null =>
  ACTION_TYPES.find((type) => isObject(action) && action["type"] === type) ?? null;

function lookBack(replay: Replay<Pax>): PaxLookBack {
  const { record, length } = replay;
  const steps = Array.from({ length }, (_, at) => at);

  /** The events of one step. Who may see everything is told each event as its own actor was. */
  function eventsAt(at: number, beholder: Beholder): readonly Event[] {
    if (beholder !== "everything") return replay.moment(at, beholder).log;
    const told = replay.moment(at, "spectator").log;
    return told.map((event, i) => ("seat" in event ? replay.moment(at, event.seat).log[i]! : event));
  }

  const toldAt = (at: number, beholder: Beholder): readonly Event[] => eventsAt(at, beholder).filter(isTold);

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
        toAct: pax.toAct(replay.state(at)),
      };
    },

    logs: (beholder) => steps.map((at) => toldAt(at, beholder)),

    decision(at, seat) {
      const state = replay.state(at);
      if (!pax.toAct(state).includes(seat)) return null;
      return {
        seat,
        legal: legalActions(pax, state, seat),
        view: pax.view(state, seat),
        log: steps.slice(0, at + 1).flatMap((step) => eventsAt(step, seat)),
      };
    },

    story() {
      const { turns, seed, config } = outline();
      const last = length - 1;
      const { view } = replay.moment(last, "spectator");
      const rounds = turns.filter(({ first }) => first);
      const moments = rounds
        .slice(1)
        .map(({ at, round }) => ({ ...momentOf(replay.moment(at, "spectator").view, at, false), round: round - 1 }));
      return {
        view,
        score: score(replay.state(last)),
        moments: [...moments, momentOf(view, last, false), momentOf(view, last, true)],
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
