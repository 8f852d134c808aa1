import { paxRomana, type Event, type PaxRomana } from "@ara/pax-romana";
import { overviewOf, overviewSeen } from "@ara/pax-romana/overview";
import { chaptersIn } from "@ara/pax-romana/story";
import type { Replay } from "@ara/protocol";
import type { Beholder } from "../../replay/viewpoint.ts";
import type { LookingBack } from "../game.ts";
import { LEVELS } from "./levels.ts";
import type { Outline, RomanaLookBack, Span } from "./replay/outline.ts";
import { spansOf } from "./replay/position.ts";

function lookBack(replay: Replay<PaxRomana>): RomanaLookBack {
  const { record, length } = replay;
  const steps = Array.from({ length }, (_, at) => at);

  /** Who may see everything is told each line as one was who heard it. */
  function eventsAt(at: number, beholder: Beholder): readonly Event[] {
    if (beholder !== "everything") return replay.told(at, beholder);
    return replay
      .told(at, "spectator")
      .map((event, i) => ("heard" in event && event.heard.length > 0 ? replay.told(at, event.heard[0]!)[i]! : event));
  }

  let lines = 0;
  const until = steps.map((at) => (lines += eventsAt(at, "spectator").length));
  let spans: readonly Span[] | undefined;
  const log = (beholder: Beholder): readonly Event[] => steps.flatMap((at) => eventsAt(at, beholder));
  const spansNow = (): readonly Span[] => (spans ??= spansOf(chaptersIn(log("spectator")), until));

  return {
    outline: (): Outline => ({
      length,
      config: replay.state(0).config,
      over: record.result !== undefined,
      seed: record.seed === undefined ? "none" : record.seed.reveal === undefined ? "hidden" : "verified",
      told: until,
      spans: spansNow(),
    }),
    log,
    moment(at, beholder) {
      const state = replay.state(at);
      const view = beholder === "everything" ? null : paxRomana.view(state, beholder);
      return {
        at,
        overview: view ? overviewSeen(view) : overviewOf(state),
        control: state.control,
        hands: view ? view.objectives.hands : state.objectives.hands,
        // As the beholder can tell: who has answered under seal is nobody's business while the game runs.
        toAct: view ? paxRomana.asked(view) : paxRomana.toAct(state),
        outcome: state.over,
      };
    },
    course: () => spansNow().map(({ last }) => replay.state(last).control),
  };
}

/** Records of Pax Romana. */
export const lookingBack: LookingBack<PaxRomana> = { game: paxRomana, levels: LEVELS, lookBack };
