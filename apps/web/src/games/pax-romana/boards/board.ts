import type { Prompt, View } from "@ara/pax-romana";
import type { ComponentType, RefObject } from "preact";
import type { Shown } from "../text/shown.ts";
import type { TextFace } from "../text/text-face.ts";

export interface BoardProps {
  readonly face: TextFace;
  readonly shown: Shown;
  /** The question's heading: it has the focus when somebody is asked. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Puts the focus on the heading. */
  readonly asks: () => void;
}

/** A way to put some questions that says more than a list of answers; loaded when the first of them is asked. */
export interface Board {
  readonly name: string;
  readonly fits: (prompt: Prompt) => boolean;
  /** Whether somebody who is not asked looks at it, too. */
  readonly watches?: (view: View) => boolean;
  readonly load: () => Promise<{ readonly Board: ComponentType<BoardProps> }>;
  /** It needs more room than a list. */
  readonly wide?: boolean;
}
