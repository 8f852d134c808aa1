import type { Parts } from "@ara/pax-romana";
import { battleThreatened } from "@ara/pax-romana/plans";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { BoardProps } from "../boards/board.ts";
import { Stepper } from "../books/stepper.tsx";
import { askingWords } from "../choices/words.ts";
import { bound } from "../text/bound.ts";

/** 4.3: "n Talents for …": to be left alone, or a wish in words; nothing is offered unless somebody says so. */
export function Bribe({ face, shown, asks }: BoardProps): JSX.Element {
  const all = askingWords.now.value;
  const say = all.bribe;
  const most = Math.max(0, ...shown.answers.map(({ action }) => (action as Parts).n ?? 0));
  const { view } = shown.news;
  const ahead = useMemo(() => battleThreatened(view), [view]);
  const n = useSignal(0);
  const isWish = useSignal(false);
  const words = useSignal("");
  const canOffer = n.value > 0 && (!isWish.value || words.value.trim() !== "");
  const offer = (): void => {
    const wish = { kind: "wish", text: words.value.trim() } as const;
    void face.give({ type: "offer", n: n.value, ...(isWish.value ? wish : { kind: "desist" }) });
    asks();
  };
  return (
    <div class="deal">
      {ahead && (
        <p class="choices-hint" data-ahead>
          {bound(
            say.ahead(ahead.points[1], ahead.points[0], Math.round(ahead.wins * 100), Math.round(ahead.draws * 100)),
          )}
        </p>
      )}
      <div class="deal-line">
        <span>{say.offer}</span>
        <Stepper
          n={n.value}
          fewer={all.fewer}
          more={all.plus}
          canFewer={n.value > 0}
          canMore={n.value < most}
          change={(by) => (n.value = Math.max(0, Math.min(most, n.value + by)))}
        />
      </div>
      <fieldset class="deal-side">
        <legend>{say.for}</legend>
        {([false, true] as const).map((wish) => (
          <label key={String(wish)} class="deal-line">
            <input type="radio" name="bribe" checked={isWish.value === wish} onChange={() => (isWish.value = wish)} />{" "}
            <span>{wish ? say.wish : say.desist}</span>
          </label>
        ))}
        {isWish.value && (
          <label class="deal-promise">
            {say.words}
            <input
              value={words.value}
              maxLength={200}
              autocomplete="off"
              onInput={(event) => (words.value = event.currentTarget.value)}
            />
          </label>
        )}
      </fieldset>
      <p class="talk-do">
        <button
          class="btn-main"
          data-no-offer
          onClick={() => {
            void face.give({ type: "noOffer" });
            asks();
          }}
        >
          {say.none}
        </button>
        <button data-offer-bribe disabled={!canOffer} onClick={offer}>
          {say.send(face.speech.value.game.words.talents(n.value))}
        </button>
      </p>
    </div>
  );
}
