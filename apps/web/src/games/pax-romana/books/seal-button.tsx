import type { placesOf } from "@ara/pax-romana/books";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { booksWords } from "./words.ts";

/** Whether anything could be raised, built or hired somewhere. */
export const couldRaise = (places: ReturnType<typeof placesOf>): boolean =>
  places.some(({ offers }) => offers.some(({ order, refusal }) => order.kind !== "breakDown" && !refusal));

interface Props {
  readonly isAtOnce: boolean;
  /** The price of what is planned; `null` where nothing is. */
  readonly talents: string | null;
  /** Whether nothing is raised though something could be. */
  readonly isIdle: boolean;
  readonly seal: () => void;
}

/** Seals a plan. To raise nothing while something could be raised is never what is proposed, and is asked once more. */
export function SealButton({ isAtOnce, talents, isIdle, seal }: Props): JSX.Element {
  const say = booksWords.now.value.plan;
  const asksAgain = useSignal(false);
  const isAsking = isIdle && asksAgain.value;
  const said =
    talents === null ? (isAtOnce ? say.payNothing : say.sealNothing) : isAtOnce ? say.pay(talents) : say.seal(talents);
  return (
    <button
      class={isIdle ? "books-idle" : "btn-main"}
      data-seal={isAsking ? "again" : ""}
      aria-live="polite"
      onClick={() => {
        if (isIdle && !isAsking) asksAgain.value = true;
        else seal();
      }}
    >
      <Icon name={isAtOnce ? "army" : "lock"} /> {isAsking ? say.sure : said}
    </button>
  );
}
