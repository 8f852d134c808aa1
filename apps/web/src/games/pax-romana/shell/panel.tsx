import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { usePromised } from "../../../app/use-promised.ts";
import { Asked } from "../boards/asked.tsx";
import type { Board } from "../boards/board.ts";
import { CardsAtTable, DrawnAtTable } from "../cards/at-table.tsx";
import { useHeading } from "../text/head.tsx";
import { later } from "../map/stands.ts";
import { around } from "./around.ts";
import type { ShellProps } from "./shell.ts";
import "./panel.css";

interface Props extends ShellProps {
  readonly board: Board | undefined;
}

/** One thing in progress, and below it what happened. On a phone it is a sheet that is pulled up over the map. */
export function Panel({ face, shown, shell, board }: Props): JSX.Element {
  const { over, prompt } = shown.news;
  const isWaiting = !prompt && !over;
  const { heading, asks } = useHeading(face);
  const room = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  // Another question is read from its beginning.
  useEffect(() => {
    for (const { current } of [side, scroller, room]) current?.scrollTo({ top: 0 });
  }, [shown.news.version]);
  // One can play before one reads.
  const Log = usePromised(async () => (await later(() => import("../text/log-panel.tsx"))).Log, []);
  const Lately = usePromised(async () => (await later(() => import("../story/lately.tsx"))).load(), []);
  return (
    <section
      ref={side}
      class="side"
      aria-label={face.speech.value.text.question}
      data-rest={shell.rest.value}
      data-log={shell.log.value || undefined}
      data-waits={isWaiting || undefined}
    >
      {around.value ? (
        <around.value.Bar face={face} shown={shown} shell={shell} room={room} />
      ) : (
        <div class="side-bar" />
      )}
      <div class="side-room" ref={scroller}>
        {/* Where there is nothing to be pressed, the keyboard scrolls it all the same. */}
        <div class="side-asks" ref={room} data-board={board?.name} tabIndex={isWaiting ? 0 : undefined}>
          {Lately && <Lately face={face} shown={shown} />}
          <DrawnAtTable face={face} shown={shown} />
          {over ? (
            around.value && (
              <>
                <around.value.Result speech={face.speech.value} shown={shown} />
                <around.value.Aim shown={shown} />
              </>
            )
          ) : (
            <Asked face={face} shown={shown} heading={heading} asks={asks} board={board} />
          )}
          <CardsAtTable face={face} shown={shown} asks={asks} />
        </div>
        <div class="side-log">
          {Log && <Log face={face} shown={shown} years={around.value && <around.value.History shown={shown} />} />}
        </div>
      </div>
    </section>
  );
}
