import { CITY, NONE, TOWN, type Mark, type Node, type Owner, type Power, type Works } from "../data/index.ts";

/** How nodes, owners and what belongs to them are packed into numbers: nobody else knows which bits mean what. */

const OWNER_BITS = 5;
const OWNER_MASK = (1 << OWNER_BITS) - 1;
const MARK_BITS = 3;
const MARK_MASK = (1 << MARK_BITS) - 1;
const NODE_SHIFT = OWNER_BITS + MARK_BITS;

/**
 * 3.52: a stack is a node, an owner and a mark. Its key sorts all stacks of a node side by side, and in a node all of an
 * owner, so that equal positions are equal bytes.
 */
export const keyOf = (node: Node, owner: Owner, mark: Mark): number =>
  (node << NODE_SHIFT) | (owner << MARK_BITS) | mark;
export const nodeOfKey = (key: number): Node => key >> NODE_SHIFT;
export const ownerOfKey = (key: number): Owner => (key >> MARK_BITS) & OWNER_MASK;
export const markOfKey = (key: number): Mark => key & MARK_MASK;
/** No key of a node is less than this, and all are less than that of the next one. */
export const firstKeyAt = (node: Node): number => node << NODE_SHIFT;
/** No key of an owner in a node is more than this. */
export const lastKeyOf = (node: Node, owner: Owner): number => keyOf(node, owner, MARK_MASK);

/** Somebody's pieces in a node, whatever their marks. */
export const placeOf = (node: Node, owner: Owner): number => (node << OWNER_BITS) | owner;
export const nodeOfPlace = (place: number): Node => place >> OWNER_BITS;
export const ownerOfPlace = (place: number): Owner => place & OWNER_MASK;

/** The same, where the owner is a power. */
export const powerOfPlace = (place: number): Power => place & OWNER_MASK;

/** A set of owners, powers among them: a bit for each. */
export type Owners = number;
export const justOwner = (owner: Owner): Owners => 1 << owner;
export const hasOwner = (set: Owners, owner: Owner): boolean => (set & (1 << owner)) !== 0;
export const withoutOwner = (set: Owners, owner: Owner): Owners => set & ~(1 << owner);

/** The first of a set after one of its owners, or of all, in the order of charts; NONE after the last. */
export function nextOwner(set: Owners, after: Owner = NONE): Owner {
  const left = set >>> (after + 1);
  return left === 0 ? NONE : after + 32 - Math.clz32(left & -left);
}

/** 7.1: a Town or City, whose it is and how many walls it has. */
export interface WorksAt {
  readonly owner: Owner;
  readonly works: Works;
  readonly walls: number;
}

const WALL_BITS = 3;
const CITY_BIT = 1 << WALL_BITS;
const WALL_MASK = CITY_BIT - 1;
const BUILDER_SHIFT = WALL_BITS + 1;

/** Works as one number, which is never 0: that is a Space without any. */
export const packWorks = ({ owner, works, walls }: WorksAt): number =>
  (owner << BUILDER_SHIFT) | (works === CITY ? CITY_BIT : 0) | walls;
export const builderOf = (packed: number): Owner => packed >> BUILDER_SHIFT;
export const unpackWorks = (packed: number): WorksAt => ({
  owner: builderOf(packed),
  works: (packed & CITY_BIT) === 0 ? TOWN : CITY,
  walls: packed & WALL_MASK,
});
