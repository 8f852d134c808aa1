import { sayReasonIn } from "@ara/bots/pax/texts/say";
import type { Advice } from "../types.ts";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { botWords } from "../bot-words.ts";
import { paxWords } from "../words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { BotsInWorker } from "../../../workers/bots.ts";
import type { PaxReplay } from "./outline.ts";
import { sayAction } from "../score/words.ts";
import type { Steps } from "./use-steps.ts";
import type { PaxAtTable } from "../types.ts";
import { replayWords } from "./words.ts";

interface Props {
  readonly replay: PaxReplay;
  readonly steps: Steps;
  readonly names: readonly string[];
  readonly over: boolean;
}

type Asked = "thinking" | "failed" | Advice | null;

/** What the strongest bot would do here, knowing what the player knew. In a running game only about one's own decision. */
export function Opinion({ replay, steps, names, over }: Props): JSX.Element | null {
  const say = replayWords.now.value;
  const [asked, setAsked] = useState<Asked>(null);
  const bots = useRef<BotsInWorker<PaxAtTable> | null>(null);
  useEffect(() => () => bots.current?.close(), []);
  const seat = steps.moment?.toAct[0];
  if (seat === undefined || (!over && seat !== steps.beholder)) return null;
  const ask = async (): Promise<void> => {
    setAsked("thinking");
    try {
      bots.current ??= new BotsInWorker<PaxAtTable>("pax");
      const decision = await replay.decision(steps.position.at, seat);
      setAsked(decision ? await bots.current.advise(decision) : null);
    } catch {
      setAsked("failed");
    }
  };
  return (
    <section class="replay-opinion panel">
      <button type="button" onClick={() => void ask()} aria-disabled={asked === "thinking"}>
        <Icon name="hint" /> {say.opinion}
      </button>
      <div role="status">{asked !== null && <Answer asked={asked} seat={seat} who={names[seat]!} />}</div>
    </section>
  );
}

interface AnswerProps {
  readonly asked: Exclude<Asked, null>;
  readonly seat: number;
  readonly who: string;
}

function Answer({ asked, seat, who }: AnswerProps): JSX.Element {
  const say = replayWords.now.value;
  if (asked === "thinking") return <p>{say.thinking}</p>;
  if (asked === "failed") return <p>{say.opinionFailed}</p>;
  const { thought, estimate } = asked;
  const percent = (share: number): number => Math.round(share * 100);
  return (
    <>
      {thought && thought.reason.key !== "only" ? (
        <p>
          {say.opinionOf({ who, action: sayAction(thought.action) })}{" "}
          <q>{sayReasonIn(botWords.now.value, paxWords.now.value, thought.reason)}</q>
        </p>
      ) : (
        <p>{say.opinionOnly({ who })}</p>
      )}
      <p>{say.chances({ who, win: percent(estimate.win[seat]!), rome: percent(estimate.rome) })}</p>
    </>
  );
}
