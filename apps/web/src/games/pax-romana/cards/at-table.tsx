import type { JSX } from "preact";
import { usePromised } from "../../../app/use-promised.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";
import type { load } from "./load.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly asks: () => void;
}

/** 17.1: the cards of the Advanced Game. The Standard Game loads nothing of them. */
export function CardsAtTable(props: Props): JSX.Element | null {
  const loaded = useCards(props.shown);
  return loaded && <loaded.Cards {...props} />;
}

/** 17.13: the card just drawn, which is seen before the question. */
export function DrawnAtTable(props: Omit<Props, "asks">): JSX.Element | null {
  const loaded = useCards(props.shown);
  return loaded && <loaded.Drawn {...props} />;
}

function useCards({ news }: Shown): Awaited<ReturnType<typeof load>> | null {
  const hasCards = news.view.cards !== undefined;
  return usePromised(async () => (hasCards ? (await import("./load.ts")).load() : null), [hasCards]);
}
