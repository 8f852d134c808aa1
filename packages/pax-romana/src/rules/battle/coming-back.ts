import type { Node, Owner } from "../../data/index.ts";
import type { Frame } from "../../engine/frame.ts";
import type { State } from "../../state/state.ts";
import type { Entry } from "../frames.ts";

/**
 * 10.97, R484: whether one of these owners has left a Space only for the battle that is fought now, on his march or to
 * intercept: he may have to go back there.
 */
export const mayComeBack = (state: State, node: Node, isOne: (owner: Owner) => boolean): boolean =>
  state.frames.some((frame) =>
    isInterception(frame)
      ? frame.from === node && isOne(frame.owner)
      : isMarch(frame) && hasLeft(state, frame.force, node, isOne),
  );

function hasLeft({ forces }: State, index: number, node: Node, isOne: (owner: Owner) => boolean): boolean {
  const force = forces[index];
  if (!force || force.node === node || (force.from !== node && force.lastSpace !== node)) return false;
  return force.rows.some(({ owner }) => isOne(owner));
}

/** R499: whether a battle is fought in a Space, also against those who are still aboard. */
export const isFoughtFor = (state: Pick<State, "frames">, node: Node): boolean =>
  state.frames.some(
    (frame) => frame.proc === "landBattle" && (frame as Frame & { readonly space: Node }).space === node,
  );

const isInterception = (frame: Frame): frame is Frame & { readonly from: Node; readonly owner: Owner } =>
  frame.proc === "interception";

/** Entries after which nobody goes back to where he came from: from the sea one goes aboard, and who flees does not return. */
const NO_WAY_BACK: readonly Entry[] = ["amphibious", "withdraw", "retreat"];

const isMarch = (frame: Frame): frame is Frame & { readonly force: number } =>
  frame.proc === "arrival" && !NO_WAY_BACK.includes((frame as Frame & { readonly entry: Entry }).entry);
