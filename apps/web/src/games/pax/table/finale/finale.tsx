import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { moves } from "../../../../app/settings.ts";
import type { Desk, Hands } from "../desk.ts";
import { tableManner } from "../manner.ts";
import { Balance } from "./balance.tsx";
import { Score } from "./score.tsx";
import { rowsAt, scenesOf, timeOf } from "./scenes.ts";
import { scoreWords } from "../../score/words.ts";
import { finaleWords, sayScene, sayVerdict } from "./words.ts";
import "./finale.css";

export const words = [finaleWords, scoreWords];

interface Props {
  readonly desk: Desk;
  readonly hands: Hands;
}

const isStill = (): boolean => !moves() || tableManner.isInstant();

/** A stage above the table. Anything pressed leads to its end at once. */
export function Stage({ desk, hands }: Props): JSX.Element {
  const { view } = desk.news.value;
  const scenes = useMemo(() => scenesOf(view), [view]);
  const last = scenes.length - 1;
  const now = useSignal(isStill() ? last : 0);
  const element = useRef<HTMLDialogElement>(null);
  const scene = scenes[now.value]!;
  const rows = rowsAt(view, scenes, now.value);
  const isDone = now.value === last;
  const skip = (): void => void (now.value = last);
  useEffect(() => element.current?.showModal(), []);
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setTimeout(() => now.value++, timeOf(scene));
    return () => clearTimeout(timer);
  }, [scene]);
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (isDone || event.key === "Shift" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    skip();
  };
  const say = finaleWords.now.value;
  const isSpoken = scene.type === "verdict" || isDone;
  const { who, why } = sayVerdict(desk);
  return (
    <dialog
      ref={element}
      class="finale"
      data-finale={scene.type}
      aria-label={say.title}
      onKeyDown={press}
      onClick={() => isDone || skip()}
      onCancel={(event) => (isDone ? undefined : (event.preventDefault(), skip()))}
      onClose={() => (hands.finale.value = "seen")}
    >
      <div class="finale-stage">
        <Balance desk={desk} rows={rows} scene={scene} />
        <div class="finale-said" role="status">
          {isSpoken ? (
            <>
              <h2>{who}</h2>
              <p>{why}</p>
            </>
          ) : (
            <p key={now.value} class="finale-line">
              {sayScene(desk, scene, rows)}
            </p>
          )}
        </div>
        {isDone && <Score desk={desk} close={() => element.current?.close()} />}
      </div>
      {!isDone && (
        <button type="button" class="finale-skip">
          {say.skip} <kbd aria-hidden="true">{say.anyKey}</kbd>
        </button>
      )}
    </dialog>
  );
}
