import type { JSX } from "preact";
import { usePromised } from "../../../app/use-promised.ts";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly asks: () => void;
}

/** 17.1: the cards of the Advanced Game. The Standard Game loads nothing of them. */
export function CardsAtTable(props: Props): JSX.Element | null {
  const hasCards = props.shown.news.view.cards !== undefined;
  const loaded = usePromised(async () => (hasCards ? (await import("./load.ts")).load() : null), [hasCards]);
  return loaded && <loaded.Cards {...props} />;
}
