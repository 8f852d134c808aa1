import type { Frame } from "../engine/frame.ts";
import type { AnyAsk, AnyCourse, AnyProcedure } from "../engine/machine.ts";
import type { Handed } from "../engine/frame.ts";
import type { State } from "../state/state.ts";

interface Loose<F extends Frame> {
  readonly name: string;
  readonly rule: string;
  readonly steps: Readonly<
    Record<string, ((state: State, frame: F, course: AnyCourse, handed: Handed) => void) | AnyAsk>
  >;
}

/** A procedure made for one test, without a contract: it stands for one of the game's, or around it. */
export const loose = <F extends Frame>(of: Loose<F>): AnyProcedure => of as unknown as AnyProcedure;
