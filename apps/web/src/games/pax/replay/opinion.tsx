import { sayReasonIn } from "@ara/bots/pax/texts/say";
import type { Advice } from "@ara/bots/pax";
import type { Seat } from "@ara/kernel";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { botWords } from "../bot-words.ts";
import { paxWords } from "../words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { BotsInWorker } from "../../../workers/bots.ts";
import type { Action } from "@ara/pax";
import { leftAfter, percent } from "../score/chances.ts";
import type { PaxReplay } from "./outline.ts";
import { sayAction } from "../score/words.ts";
import type { Steps } from "./use-steps.ts";
import type { PaxAtTable } from "../types.ts";
import { replayWords } from "./words.ts";

interface Props {
  readonly replay: PaxReplay;
  readonly steps: Steps;
  readonly names: readonly string[];
  /** Who is called "you". */
  readonly you: Seat;
  readonly over: boolean;
  /** What was found here when the bots looked back at the game. */
  readonly found: Advice | null;
  /** Is told what the bot would do and what was done, for the board to show it. */
  readonly onAdvice: (advice: Shown | null) => void;
}

/** What the board shows of an answer. */
export interface Shown {
  readonly better: Action;
  readonly did: Action | null;
}

const shownOf = ({ best, played }: Advice): Shown | null =>
  best && { better: best.action, did: played && played.action !== best.action ? played.action : null };

type Asked = "thinking" | "failed" | Advice | null;

/** What the strongest bot would do here, knowing what the player knew. In a running game only about one's own decision. */
export function Opinion({ replay, steps, names, you, over, found, onAdvice }: Props): JSX.Element | null {
  const say = replayWords.now.value;
  const [asked, setAsked] = useState<Asked>(found);
  useEffect(() => {
    if (!found) return;
    setAsked(found);
    onAdvice(shownOf(found));
  }, [found]);
  const bots = useRef<BotsInWorker<PaxAtTable> | null>(null);
  useEffect(
    () => () => {
      bots.current?.close();
      onAdvice(null);
    },
    [],
  );
  const seat = steps.moment?.toAct[0];
  if (seat === undefined || (!over && seat !== steps.beholder)) return null;
  const ask = async (): Promise<void> => {
    setAsked("thinking");
    try {
      bots.current ??= new BotsInWorker<PaxAtTable>("pax");
      const asks = await replay.decision(steps.position.at, seat);
      const advice = asks && (await bots.current.advise(asks.decision, asks.played));
      setAsked(advice);
      onAdvice(advice && shownOf(advice));
    } catch {
      setAsked("failed");
    }
  };
  return (
    <section class="replay-opinion panel">
      <button type="button" onClick={() => void ask()} aria-disabled={asked === "thinking"}>
        <Icon name="hint" /> {say.opinion}
      </button>
      <div role="status">
        {asked !== null && (
          <Answer asked={asked} seat={seat} who={names[seat]!} you={seat === you} alone={names.length === 1} />
        )}
      </div>
    </section>
  );
}

interface AnswerProps {
  readonly asked: Exclude<Asked, null>;
  readonly seat: number;
  readonly who: string;
  readonly you: boolean;
  readonly alone: boolean;
}

function Answer({ asked, seat, who, you, alone }: AnswerProps): JSX.Element {
  const say = replayWords.now.value;
  if (asked === "thinking") return <p>{say.thinking}</p>;
  if (asked === "failed") return <p>{say.opinionFailed}</p>;
  const { best, moves, played, chances } = asked;
  const of = (all: readonly number[]): number => percent(all[seat]!);
  const others = moves.filter(({ action }) => action !== played?.action);
  const listed = (played ? [...others, played] : moves).toSorted((a, b) => a.cost.mean - b.cost.mean);
  return (
    <>
      {best && best.reason.key !== "only" ? (
        <p>
          {say.opinionOf({ who, you, action: sayAction(best.action) })}{" "}
          <q>{sayReasonIn(botWords.now.value, paxWords.now.value, best.reason)}</q>
        </p>
      ) : (
        <p>{say.opinionOnly({ who, you })}</p>
      )}
      {listed.length > 1 && (
        <ol class="replay-considered">
          {listed.map((move) => (
            <li key={move.action}>
              {say.considered({ action: sayAction(move.action), win: leftAfter(asked, move, seat) })}
              {move.action === played?.action && <b> · {say.wasPlayed}</b>}
            </li>
          ))}
        </ol>
      )}
      <p>{say.chances({ who, you, win: of(chances.win), withRome: alone ? 0 : of(chances.withRome) })}</p>
      {alone ? null : <p>{say.chancesRome({ rome: percent(chances.rome) })}</p>}
    </>
  );
}
