import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Sheet } from "../../ui/side-sheet.tsx";
import { muteAt, sayAt, type ChatLine } from "../api.ts";
import { AskName } from "../ask-name.tsx";
import { useMe } from "../use-me.ts";
import { sayWhy } from "../words.ts";
import type { Props } from "./seat.tsx";
import { useEscape } from "./use-escape.ts";
import type { Heard } from "./use-talk.ts";
import { lifeWords } from "./words.ts";

const LONGEST = 300;

interface ChatProps extends Props {
  readonly talk: Heard;
  readonly close: () => void;
}

/** What is said at the table; players and spectators each among themselves. */
export function Chat({ life, talk: { talk }, close }: ChatProps): JSX.Element {
  const say = lifeWords.now.value;
  const text = useSignal("");
  const problem = useSignal("");
  const self = useMe();
  const form = useRef<HTMLFormElement>(null);
  useEscape(close);
  const lines = talk?.lines ?? [];
  useLayoutEffect(() => form.current?.scrollIntoView({ block: "end" }), [lines.length]);

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    problem.value = "";
    try {
      await work();
    } catch (error) {
      problem.value = sayWhy(error);
    }
    life.nudge("chat");
  }

  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const said = text.value.trim();
    if (said === "") return;
    // Whoever only looks on may not have said who he is.
    await self.run(async () => {
      await sayAt(life.id, said);
      text.value = "";
      life.nudge("chat");
    });
  }

  return (
    <Sheet title={say.chat} close={close}>
      {talk && <p>{say.roomSaid[talk.room]}</p>}
      {lines.length === 0 && <p>{say.nothingSaid}</p>}
      <ul class="online-chat" aria-live="polite">
        {lines.map((line, i) => (
          <Said
            key={line.n}
            line={line}
            isFirst={lines[i - 1]?.name !== line.name}
            isElsewhere={line.room !== talk?.room}
            mute={() => void attempt(() => muteAt(life.id, line.n, !line.muted))}
          />
        ))}
      </ul>
      <form class="online-say" ref={form} onSubmit={(event) => void send(event)}>
        <input
          type="text"
          name="say"
          autocomplete="off"
          maxLength={LONGEST}
          aria-label={say.yourWords}
          placeholder={say.yourWords}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <button class="btn-main">{say.send}</button>
      </form>
      <AskName self={self} />
      <p role="alert">{self.problem.value || problem.value}</p>
    </Sheet>
  );
}

interface SaidProps {
  readonly line: ChatLine;
  /** Somebody else spoke before. */
  readonly isFirst: boolean;
  /** Said in the other room. */
  readonly isElsewhere: boolean;
  readonly mute: () => void;
}

function Said({ line: { name, text, mine, muted, room, closed }, isFirst, isElsewhere, mute }: SaidProps): JSX.Element {
  const say = lifeWords.now.value;
  const change = muted ? say.unmute({ name }) : say.mute({ name });
  return (
    <li data-mine={mine}>
      <span>
        <b>{name}</b>
        {isElsewhere && ` (${say.rooms[room]})`}: {muted ? <i>{say.muted}</i> : closed ? <i>{say.closed}</i> : text}
      </span>
      {!mine && isFirst && (
        <button type="button" class="btn" aria-label={change} aria-pressed={muted} onClick={mute}>
          {muted ? say.unmuteWord : say.muteWord}
        </button>
      )}
    </li>
  );
}
