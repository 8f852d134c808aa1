import { NONE, underWay } from "@ara/pax-romana";
import { approachOf } from "@ara/pax-romana/board/approach";
import { battleBoardOf, type BattleBoard } from "@ara/pax-romana/board/battle";
import type { Falling } from "@ara/pax-romana/board/losses";
import type { Stop } from "@ara/pax-romana/board/outlook";
import { reportsOf } from "@ara/pax-romana/board/report";
import { sceneOf } from "@ara/pax-romana/board/scene";
import { seaBoardOf } from "@ara/pax-romana/board/sea";
import { sayQuestionIn } from "@ara/pax-romana/texts/say";
import type { ComponentChildren, JSX, RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { RuleLink } from "../../rule-link.tsx";
import { ReplyShown } from "../../text/answer-list.tsx";
import { Weighed, WhyNot } from "../../text/before.tsx";
import { sayWaiting } from "../../text/speech.ts";
import type { BoardProps } from "../board.ts";
import { Comer, Riders } from "./approach.tsx";
import { Bids, Hands } from "./bids.tsx";
import { Choices } from "./choices.tsx";
import { Tracks } from "./dice.tsx";
import { pressKey } from "./keys.ts";
import { Shifts, Sides, Steps, Walls } from "./land.tsx";
import { LossChoice } from "./losses.tsx";
import { OutlookBar } from "./outlook.tsx";
import { Fleets } from "./sea.tsx";
import { tongueOf, type Tongue } from "./speaking.ts";
import { presetOf, Stops } from "./stops.tsx";
import { texts } from "./words.ts";
import "./battle.css";

/** A battle on its board; whoever is not asked sees the same, and presses nothing. */
export function Board(props: BoardProps): JSX.Element {
  const { face, shown } = props;
  const { view, prompt } = shown.news;
  const tongue = tongueOf(face.speech.value, view, texts.now.value, prompt?.power);
  const scene = sceneOf(view);
  const land = useMemo(() => (scene === "land" ? battleBoardOf(view) : null), [view]);
  if (land) return <Land {...props} tongue={tongue} board={land} />;
  if (scene === "sea") return <Sea {...props} tongue={tongue} />;
  if (scene === "approach") return <Road {...props} tongue={tongue} />;
  const at = prompt?.at === undefined ? "" : tongue.names.node(prompt.at);
  return (
    <Frame {...props} tongue={tongue} title={scene === "sack" ? tongue.text.title.sack(at) : at}>
      {prompt && <Controls {...props} tongue={tongue} board={null} />}
    </Frame>
  );
}

/** Questions whose answers say themselves how the battle would then stand. */
const FORESEEN: ReadonlySet<string> = new Set([
  "battle.walls",
  "battle.engine",
  "battle.lead.attacker",
  "battle.lead.defender",
  "siege.bid",
]);

interface Part extends BoardProps {
  readonly tongue: Tongue;
}

function Land({ tongue: spoken, board, ...props }: Part & { readonly board: BattleBoard }): JSX.Element {
  const { shown } = props;
  const { prompt, version } = shown.news;
  const owners = [board.sides[0].owner, board.sides[1].owner] as const;
  const tongue: Tongue = { ...spoken, fighting: owners };
  const preset =
    prompt && (prompt.key === "battle.raise" || prompt.key === "battle.lower") ? presetOf(board) : undefined;
  const [chosen, setChosen] = useState<{ readonly version: number; readonly stop: Stop } | null>(null);
  const stop = preset && chosen?.version === version ? chosen.stop : preset;
  const lines = shown.session.lines.value;
  const told = useMemo(() => reportsOf(lines.map(({ event }) => event)).findLast(({ to }) => to === NONE), [lines]);
  const [falling, mark] = useState<Falling | null>(null);
  const losing = underWay(shown.news.view, "losses")?.side.power;
  const side =
    losing === undefined || !falling
      ? null
      : losing === underWay(shown.news.view, "landBattle")?.attacker.power
        ? 0
        : 1;
  const dice = board.dice;
  const thrown = told?.thrown ?? dice;
  const now = stop?.dice ?? dice;
  return (
    <Frame {...props} tongue={tongue} title={tongue.text.title[board.kind](tongue.names.node(board.at))}>
      <Steps tongue={tongue} steps={board.steps} now={board.step} />
      <Sides
        tongue={tongue}
        board={board}
        lost={stop?.losses ?? board.ending?.losses ?? [0, 0]}
        falling={side === null ? null : { side, units: falling! }}
      />
      <Walls tongue={tongue} board={board} />
      {board.isDecisive && !board.ending && (
        <p class="battle-note" data-decisive>
          {tongue.speech.game.words.grammar.sentence(tongue.text.decisive)} <RuleLink rule="3.2" />
        </p>
      )}
      {!board.ending && !board.deserted && (
        <Shifts tongue={tongue} sides={owners} shifts={board.shifts} net={board.net} bids={told?.bids ?? null} />
      )}
      {board.outlook && !FORESEEN.has(prompt?.key ?? "") && (
        <OutlookBar
          tongue={tongue}
          sides={owners}
          ways={[board.outlook.ways.attacker, board.outlook.ways.draw, board.outlook.ways.defender]}
          losses={board.outlook.losses}
          falls={board.outlook.falls}
        />
      )}
      {board.keeping === "resolve" && !stop && !board.ending && (
        <p class="battle-say" data-stays>
          {tongue.speech.game.words.grammar.sentence(tongue.text.stand)}
        </p>
      )}
      {thrown && now && <Tracks tongue={tongue} sides={owners} thrown={thrown} now={now} />}
      {!prompt && underWay(shown.news.view, "siegeBid") && <Hands tongue={tongue} view={shown.news.view} />}
      {prompt &&
        (stop ? (
          <Asks {...props} tongue={tongue}>
            <Stops
              face={props.face}
              tongue={tongue}
              board={board}
              stop={stop}
              choose={(one) => setChosen({ version, stop: one })}
              asks={props.asks}
            />
          </Asks>
        ) : (
          <Controls {...props} tongue={tongue} board={board} mark={mark} />
        ))}
    </Frame>
  );
}

function Sea({ tongue, ...props }: Part): JSX.Element {
  const { view, prompt } = props.shown.news;
  const board = seaBoardOf(view);
  const at = board?.at ?? prompt?.at;
  return (
    <Frame {...props} tongue={tongue} title={tongue.text.title.sea(at === undefined ? "" : tongue.names.node(at))}>
      {board && <Fleets tongue={tongue} board={board} />}
      {prompt && <Controls {...props} tongue={tongue} board={null} />}
    </Frame>
  );
}

function Road({ tongue, ...props }: Part): JSX.Element {
  const { view, prompt } = props.shown.news;
  const approach = approachOf(view, prompt);
  const title = tongue.text.title.approach(approach ? tongue.names.node(approach.at) : "");
  return (
    <Frame {...props} tongue={tongue} title={title}>
      {approach && <Comer tongue={tongue} approach={approach} />}
      {prompt &&
        (approach && approach.riders.length > 0 ? (
          <Asks {...props} tongue={tongue}>
            <Riders {...props} tongue={tongue} approach={approach} />
          </Asks>
        ) : (
          <Controls {...props} tongue={tongue} board={null} />
        ))}
    </Frame>
  );
}

interface ControlsProps extends Part {
  readonly board: BattleBoard | null;
  /** Marks above what is about to fall. */
  readonly mark?: (falling: Falling | null) => void;
}

/** The controls of a question, by what it asks. */
function Controls({ tongue, board, mark, ...props }: ControlsProps): JSX.Element {
  const { view, prompt, version } = props.shown.news;
  const losses = underWay(view, "losses");
  return (
    <Asks {...props} tongue={tongue}>
      {losses && (prompt!.key === "losses.lose" || prompt!.key === "losses.flip") ? (
        <LossChoice key={version} {...props} tongue={tongue} frame={losses} mark={mark} />
      ) : board && prompt!.key === "siege.bid" ? (
        <Bids key={version} {...props} tongue={tongue} board={board} />
      ) : (
        <Choices {...props} tongue={tongue} leaving={board?.leaving ?? null} />
      )}
    </Asks>
  );
}

/** Questions to those who withdraw or retreat: they are no longer where the board is. */
const ON_ITS_WAY: ReadonlySet<string> = new Set([
  "withdrawal.go",
  "retreat.first",
  "retreat.second",
  "retreat.sea",
  "retreat.way",
]);

/** 10.44: who is on the way, where they have come to, and how far they can still go. */
function Fleeing({ tongue, shown }: Pick<Part, "tongue" | "shown">): JSX.Element {
  const { view, prompt } = shown.news;
  const { force } = prompt!.about;
  const { about } = sayQuestionIn(tongue.speech.game, view.config, { ...prompt!, about: force ? { force } : {} });
  return <p class="battle-say">{about.join(" ")}</p>;
}

/** The question itself, above what answers it; refusals stand where the finger is. */
function Asks({ children, ...props }: Part & { readonly children: ComponentChildren }): JSX.Element {
  const { tongue, face, shown, asks } = props;
  const { view, prompt } = shown.news;
  const { key, text, rule } = sayQuestionIn(tongue.speech.game, view.config, prompt!);
  // Where the board puts several questions of the rules as one, it asks for all of them.
  const whole = { "battle.raise": tongue.text.useShifts, "losses.lose": tongue.text.giveUp }[key] ?? text;
  const asked = useInSight(shown.news.version);
  return (
    <div class="battle-asks">
      <p id="battle-asks" ref={asked}>
        {whole} <RuleLink rule={rule} />
      </p>
      {ON_ITS_WAY.has(key) && <Fleeing {...props} />}
      {children}
      <ReplyShown face={face} />
      <Weighed face={face} shown={shown} asks={asks} />
      <WhyNot face={face} shown={shown} />
    </div>
  );
}

/** So much of the panel's foot belongs to its main button. */
const FOOT = 110;

/** Where a window is too low for both, what is asked is in sight and not the armies above it. */
function useInSight(version: number): RefObject<HTMLParagraphElement | null> {
  const asked = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const room = asked.current?.closest(".side")?.getBoundingClientRect();
      if (!room || !asked.current) return;
      if (asked.current.getBoundingClientRect().top > room.bottom - FOOT)
        asked.current.scrollIntoView({ block: "center" });
      // Its main button covers none of the choices, as long as these fit below the question.
      const choices = asked.current.nextElementSibling;
      if (!choices) return;
      const { height, bottom } = choices.getBoundingClientRect();
      if (height < room.height - 2 * FOOT) choices.scrollIntoView({ block: "nearest" });
      // Where they do not, one reads the question, and then on.
      else if (bottom > room.bottom) asked.current.scrollIntoView({ block: "start" });
    });
    return () => cancelAnimationFrame(frame);
  }, [version]);
  return asked;
}

interface FrameProps extends Part {
  readonly title: string;
  readonly children: ComponentChildren;
}

function Frame({ shown, heading, tongue, title, children }: FrameProps): JSX.Element {
  const { prompt, version, undoable, free } = shown.news;
  const speech = tongue.speech;
  return (
    <section
      class="battle panel"
      aria-labelledby="romana-question"
      aria-describedby={prompt ? "battle-asks" : undefined}
      data-version={version}
      data-asked={prompt ? "" : undefined}
      onKeyDown={(event) => pressKey(event)}
    >
      <h2 id="romana-question" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
      {!prompt && (
        <p class="battle-say" aria-live="polite">
          {sayWaiting(speech, shown.news)}
          {shown.session.busy.value && <button onClick={() => shown.session.skip()}>{speech.text.skip}</button>}
        </p>
      )}
      {prompt && undoable + free === 0 && (
        <p class="battle-foot">
          <small>{tongue.text.fence}</small>
        </p>
      )}
    </section>
  );
}
