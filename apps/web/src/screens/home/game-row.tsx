import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { dropTable, type Saved } from "../../store/store.ts";
import { Icon } from "../../ui/icon.tsx";
import { day, resultOf, titleOf, turnOf } from "./say-game.ts";
import type { Summary } from "./summary.ts";
import { texts } from "./words.ts";

export interface Row {
  readonly saved: Saved;
  /** `null` until it has been worked out. */
  readonly summary: Summary | null;
}

interface RowProps {
  readonly row: Row;
  readonly onRemoved: (id: string, heading: HTMLElement | null) => void;
  readonly news: Signal<string>;
}

/** A kept game: what it is, how it stands, and what can be done with it. */
export function GameRow({ row, onRemoved, news }: RowProps): JSX.Element {
  const say = texts.now.value;
  const { saved } = row;
  const summary: Summary = row.summary ?? { type: "broken" };
  const title = titleOf(saved, summary);
  const facts = factsOf(row);
  const turn = turnOf(saved, summary);
  const result = resultOf(saved, summary);
  const { id, over } = saved;
  const labelled = (what: string): string => say.of({ what, game: title });
  return (
    <li class="home-game" data-mine={turn.mine} data-won={result.won}>
      <Icon name={iconOf(row)} />
      <div class="home-game-text">
        <h3>{title}</h3>
        {result.text && <p class="home-result">{result.text}</p>}
        <p class="home-facts">
          {turn.text && <b>{turn.text}</b>}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {row.summary?.type === "broken" && <p class="home-result">{say.broken}</p>}
      </div>
      <div class="home-game-do">
        {over ? (
          <>
            <a class="btn" href={`/score/${id}`} aria-label={labelled(say.score)}>
              {say.score}
            </a>
            <a class="btn" href={`/replay/${id}`} aria-label={labelled(say.replay)}>
              {say.replay}
            </a>
          </>
        ) : (
          <a class="btn btn-main" href={`/table/${id}`} aria-label={labelled(say.goOn)}>
            <Icon name="play" />
            {say.goOn}
          </a>
        )}
        <Keeping saved={saved} labelled={labelled} onRemoved={onRemoved} news={news} />
      </div>
    </li>
  );
}

function factsOf({ saved, summary }: Row): string[] {
  const say = texts.now.value;
  if (!summary || summary.type === "broken") return [day(saved.updated)];
  return [
    ...(summary.type === "running" && summary.toAct.length > 0 ? [say.round(summary.round)] : []),
    ...(summary.config.nocturnus ? [say.nocturnus] : []),
    day(saved.updated),
  ];
}

function iconOf({ saved, summary }: Row): string {
  if (summary?.type === "over") return resultOf(saved, summary).won ? "primus" : "rome";
  return `legion-${Math.min(saved.seats.length, 9)}`;
}

interface KeepingProps {
  readonly saved: Saved;
  readonly labelled: (what: string) => string;
  readonly onRemoved: (id: string, heading: HTMLElement | null) => void;
  readonly news: Signal<string>;
}

/** Save as a file, and delete; what cannot be undone asks once more, in place. */
function Keeping({ saved, labelled, onRemoved, news }: KeepingProps): JSX.Element {
  const say = texts.now.value;
  const asking = useSignal<"no" | "yes" | "back">("no");
  const focus = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking.value !== "no") focus.current?.focus();
  }, [asking.value]);

  async function save(): Promise<void> {
    // Files are rarely wanted; what writes them comes when it is.
    const { download, fileOf } = await import("../../store/export.ts");
    const file = fileOf(saved);
    if (file) download(file);
    else news.value = say.nothingYet;
  }
  async function remove(): Promise<void> {
    const heading = focus.current?.closest("section")?.querySelector("h2") ?? null;
    await dropTable(saved.id);
    news.value = say.removed;
    onRemoved(saved.id, heading);
  }

  if (asking.value === "yes") {
    return (
      <div class="home-sure" role="group" aria-label={say.removeSure}>
        <p>{say.removeSure}</p>
        <button class="btn-main" aria-label={labelled(say.removeYes)} onClick={() => void remove()}>
          {say.removeYes}
        </button>
        <button ref={focus} onClick={() => (asking.value = "back")}>
          {say.removeNo}
        </button>
      </div>
    );
  }
  return (
    <span class="home-keep">
      <button class="home-quiet" aria-label={labelled(say.download)} onClick={() => void save()}>
        {say.download}
      </button>
      <button ref={focus} class="home-quiet" aria-label={labelled(say.remove)} onClick={() => (asking.value = "yes")}>
        {say.remove}
      </button>
    </span>
  );
}
