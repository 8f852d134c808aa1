import type { JSX } from "preact";
import { ReplyShown } from "../text/answer-list.tsx";
import { Weighed, Wording } from "../text/before.tsx";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";

interface Props {
  readonly face: TextFace;
  readonly shown: Shown;
  readonly asks: () => void;
}

/** Below a board: what was refused, what an answer would bring before it is given, words of one's own. */
export function Replied({ face, shown, asks }: Props): JSX.Element {
  return (
    <>
      <ReplyShown face={face} />
      <Weighed face={face} shown={shown} asks={asks} />
      <Wording face={face} asks={asks} />
    </>
  );
}
