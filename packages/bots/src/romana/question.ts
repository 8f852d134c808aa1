import { underWay, type Frames, type Parts, type View } from "@ara/pax-romana";
import type { Outlook } from "./outlook.ts";

/** What one option of a question is worth to whoever is asked; only differences within one question mean anything. */
export type Worth = (view: View, action: Parts, outlook: Outlook) => number;

/** The questions of a chapter, by their keys. */
export type Questions = Readonly<Record<string, Worth>>;

/** The procedure that asks, or one around it that has to be there. */
export const inFrame = <P extends keyof Frames>(view: View, proc: P): Frames[P] => underWay(view, proc)!;
