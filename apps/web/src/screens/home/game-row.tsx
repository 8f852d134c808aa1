import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { day } from "../../app/format.ts";
import type { RowText } from "../../games/game.ts";
import { isDamaged, type Damaged, type Saved } from "../../store/saved.ts";
import { isShared } from "../../store/who-sat.ts";
import { canSeal } from "../../store/sealed.ts";
import { dropTable } from "../../store/store.ts";
import { Icon } from "../../ui/icon.tsx";
import { Password } from "./password.tsx";
import { fileWords, texts } from "./words.ts";

export interface Row {
  readonly kept: Saved | Damaged;
  /** How it is told in the language now shown; `null` where no game here can read it. */
  readonly tell: (() => RowText) | null;
  readonly hasReplay: boolean;
}

export const keyOf = ({ kept }: Row): string => (isDamaged(kept) ? kept.name : kept.id);

interface RowProps {
  readonly row: Row;
  readonly onRemoved: (row: Row, heading: HTMLElement | null) => void;
  readonly news: Signal<string>;
}

/** A kept game: what it is, how it stands, and what can be done with it. */
export function GameRow({ row, onRemoved, news }: RowProps): JSX.Element {
  const say = texts.now.value;
  const { kept } = row;
  const { title, icon, turn, mine, result, won, facts, broken } = row.tell?.() ?? unreadable(row);
  const labelled = (what: string): string => say.of({ what, game: title });
  return (
    <li class="home-game" data-mine={mine} data-won={won}>
      <Icon name={icon} />
      <div class="home-game-text">
        <h3>{title}</h3>
        {result && <p class="home-result">{result}</p>}
        <p class="home-facts">
          {turn && <b>{turn}</b>}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {broken && <p class="home-result">{say.broken}</p>}
      </div>
      <div class="home-game-do">
        {row.tell && !isDamaged(kept) && <Opening saved={kept} hasReplay={row.hasReplay} labelled={labelled} />}
        <Keeping row={row} labelled={labelled} onRemoved={onRemoved} news={news} />
      </div>
    </li>
  );
}

/** What can be said of a row nobody can read. */
const unreadable = ({ kept }: Row): RowText => ({
  title: isDamaged(kept) ? kept.name : kept.game,
  icon: "log",
  turn: "",
  mine: false,
  result: "",
  won: false,
  facts: isDamaged(kept) ? [] : [day(kept.updated)],
  broken: true,
});

interface OpeningProps {
  readonly saved: Saved;
  readonly hasReplay: boolean;
  readonly labelled: (what: string) => string;
}

function Opening({ saved: { id, over }, hasReplay, labelled }: OpeningProps): JSX.Element {
  const say = texts.now.value;
  if (!over) {
    return (
      <a class="btn btn-main" href={`/table/${id}`} aria-label={labelled(say.goOn)}>
        <Icon name="play" />
        {say.goOn}
      </a>
    );
  }
  return (
    <>
      <a class="btn" href={`/score/${id}`} aria-label={labelled(say.score)}>
        {say.score}
      </a>
      {hasReplay && (
        <a class="btn" href={`/replay/${id}`} aria-label={labelled(say.replay)}>
          {say.replay}
        </a>
      )}
    </>
  );
}

interface KeepingProps extends RowProps {
  readonly labelled: (what: string) => string;
}

/** Save as a file, and delete; what cannot be undone asks once more, in place. */
function Keeping({ row, labelled, onRemoved, news }: KeepingProps): JSX.Element {
  const say = texts.now.value;
  const asking = useSignal<"no" | "yes" | "back" | "password">("no");
  const focus = useRef<HTMLButtonElement>(null);
  const { kept } = row;
  useEffect(() => {
    if (asking.value !== "no") focus.current?.focus();
  }, [asking.value]);

  async function save(password: string | null): Promise<void> {
    asking.value = password === null ? "no" : "back";
    // Files are rarely wanted; what writes them comes when it is.
    const { download, fileOf, lockedFileOf } = await import("../../store/export.ts");
    const file = password === null || isDamaged(kept) ? fileOf(kept) : await lockedFileOf(kept, password);
    if (file) download(file);
    else news.value = say.nothingYet;
  }
  /** Everybody's cards are in the file of a running game: where several people play, it is locked. */
  function saveOrAsk(): void {
    if (isDamaged(kept) || !isShared(kept) || kept.record === null) void save(null);
    else if (canSeal()) asking.value = "password";
    else news.value = fileWords.now.value.refusals["file.noLock"]();
  }
  async function remove(): Promise<void> {
    const heading = focus.current?.closest("section")?.querySelector("h2") ?? null;
    await dropTable(row.kept);
    news.value = say.removed;
    onRemoved(row, heading);
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
  if (asking.value === "password") {
    const words = fileWords.now.value;
    return (
      <Password
        why={words.lockGame}
        yes={words.lockSave}
        onPassword={(password) => void save(password)}
        onCancel={() => (asking.value = "back")}
      />
    );
  }
  return (
    <span class="home-keep">
      <button class="home-quiet" aria-label={labelled(say.download)} onClick={saveOrAsk}>
        {say.download}
      </button>
      <button ref={focus} class="home-quiet" aria-label={labelled(say.remove)} onClick={() => (asking.value = "yes")}>
        {say.remove}
      </button>
    </span>
  );
}
