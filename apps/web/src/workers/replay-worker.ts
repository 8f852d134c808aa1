import { isObject, legalActions, type Decision, type GameRecord, type Mistake, type Result } from "@ara/kernel";
import { ACTION_TYPES, luckOf, openView, pax, score, type ActionType, type Event, type Pax } from "@ara/pax";
import { Replay } from "@ara/protocol";
import { isTold, stateAt } from "../screens/replay/events.ts";
import { momentOf, type Story } from "../screens/score/story.ts";
import { readFileText, type Read } from "../store/record-file.ts";
import { offer } from "./remote.ts";
import type { Beholder, Moment, Outline } from "./replays.ts";

/** Records are read, verified and leafed through here, so that the page stays free. */

let replay: Replay<Pax> | undefined;

function opened(): Replay<Pax> {
  if (!replay) throw new Error("no record is open");
  return replay;
}

/** The events of one step. Who may see everything is told each event as its own actor was. */
function eventsAt(at: number, beholder: Beholder): readonly Event[] {
  if (beholder !== "everything") return opened().frame(at, beholder).log;
  const told = opened().frame(at, "spectator").log;
  return told.map((event, i) => ("seat" in event ? opened().frame(at, event.seat).log[i]! : event));
}

const toldAt = (at: number, beholder: Beholder): readonly Event[] => eventsAt(at, beholder).filter(isTold);

/** The kind of a decision is public, its cards need not be. */
const typeOf = (action: unknown): ActionType | null =>
  ACTION_TYPES.find((type) => isObject(action) && action["type"] === type) ?? null;

const steps = (): number[] => Array.from({ length: opened().length }, (_, at) => at);

/** Where the next person to decide is asked, and of which round it is. */
function outline(): Outline {
  const { record, length } = opened();
  const turns = steps().flatMap((at) => {
    const { view, log } = opened().frame(at, "spectator");
    const begins = log.some(({ type }) => type === "turn");
    return begins
      ? [{ at, round: view.round, seat: view.active, first: log.some(({ type }) => type === "round") }]
      : [];
  });
  return {
    length,
    told: steps().map((at) => toldAt(at, "spectator").length),
    turns,
    config: opened().state(0).config,
    over: record.result !== undefined,
    seed: record.seed === undefined ? "none" : record.seed.reveal === undefined ? "hidden" : "verified",
  };
}

offer({
  read: (text: string): Result<Read, Mistake> => readFileText(text),

  open(record: GameRecord): Result<Outline, Mistake> {
    const result = Replay.open(pax, record);
    if (!result.ok) return result;
    replay = result.value;
    return { ok: true, value: outline() };
  },

  moment(at: number, event: number, beholder: Beholder): Moment {
    const { entry } = opened().frame(at, "spectator");
    const state = stateAt(opened(), at, event);
    return {
      at,
      event,
      view: beholder === "everything" ? openView(state) : pax.view(state, beholder),
      log: toldAt(at, beholder),
      by: entry?.seat ?? null,
      did: typeOf(entry?.action),
      toAct: pax.toAct(opened().state(at)),
    };
  },

  logs: (beholder: Beholder): (readonly Event[])[] => steps().map((at) => toldAt(at, beholder)),

  decision(at: number, seat: number): Decision<Pax> | null {
    const state = opened().state(at);
    if (!pax.toAct(state).includes(seat)) return null;
    return {
      seat,
      legal: legalActions(pax, state, seat),
      view: pax.view(state, seat),
      log: steps()
        .slice(0, at + 1)
        .flatMap((step) => eventsAt(step, seat)),
    };
  },

  story(): Story {
    const { turns, length, seed, config } = outline();
    const last = length - 1;
    const { view } = opened().frame(last, "spectator");
    const rounds = turns.filter(({ first }) => first);
    const moments = rounds
      .slice(1)
      .map(({ at, round }) => ({ ...momentOf(opened().frame(at, "spectator").view, at, false), round: round - 1 }));
    return {
      view,
      score: score(opened().state(last)),
      moments: [...moments, momentOf(view, last, false), momentOf(view, last, true)],
      luck: luckOf(
        config,
        steps().flatMap((at) => eventsAt(at, "everything")),
      ),
      decisions: last,
      rounds: rounds.map(({ at }) => at),
      seed,
    };
  },
});
