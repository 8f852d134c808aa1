import {
  askedPower,
  battlePointsOf,
  countsOfForce,
  isSameAction,
  promptOf,
  type Action,
  type Node,
  type Option,
  type Parts,
  type Prompt,
  type Province,
  type View,
} from "@ara/pax-romana";
import { Outlook } from "./outlook.ts";
import { principleOf, type Principle } from "./principles.ts";

/** Something everybody at the table can see for himself. */
export type Fact =
  | { readonly type: "chance"; readonly percent: number }
  | { readonly type: "strength"; readonly own: number; readonly other: number; readonly node: Node }
  | { readonly type: "province"; readonly own: number; readonly all: number; readonly province: Province }
  | { readonly type: "threat"; readonly points: number; readonly node: Node }
  | { readonly type: "price"; readonly talents: number; readonly left: number };

/** Why `steady` would answer so: what it goes by in such questions, and the facts of this one. */
export interface Reason {
  readonly principle: Principle;
  readonly facts: readonly Fact[];
}

const MOST_FACTS = 2;

/** The reason for an answer; nothing in it is known to this seat alone except what the seat is asked about. */
export function reasonOf(view: View, seat: number, action: Action): Reason | null {
  const prompt = promptOf(view, seat);
  const power = askedPower(view, seat);
  const option = prompt?.options.find((one) => one.refusal === null && isSameAction(one.action, action));
  if (!prompt || power === undefined || !option) return null;
  const outlook = new Outlook();
  outlook.look(view, power);
  const facts = [chanceOf(option), ...groundOf(outlook, prompt, action), priceOf(outlook, option)];
  return {
    principle: principleOf(prompt.key, action),
    facts: facts.filter((fact) => fact !== undefined).slice(0, MOST_FACTS),
  };
}

function chanceOf({ roll }: Option): Fact | undefined {
  if (!roll?.chance) return undefined;
  const [ways, of] = roll.chance;
  return { type: "chance", percent: Math.round((100 * ways) / of) };
}

function priceOf({ treasury }: Outlook, { cost }: Option): Fact | undefined {
  const talents = cost?.talents ?? 0;
  return talents > 0 ? { type: "price", talents, left: treasury - talents } : undefined;
}

/** What lies where an answer leads: whom one meets, what it does for a province, what may come. */
function groundOf(outlook: Outlook, { at }: Prompt, action: Action): Fact[] {
  const { node } = action as Parts;
  const { map } = outlook.world;
  if (action.type === "intercept") return strengthAt(outlook, at, outlook.own[node!]!);
  if (node === undefined || node >= map.spaces) return [];
  if (outlook.isDefended(node)) return strengthAt(outlook, node, movingPoints(outlook.view));
  const threat = Math.round(outlook.threat(node));
  const province = map.province[node]!;
  const own = outlook.mine[province]!;
  const facts: Fact[] = [];
  if (outlook.view.control[province] !== outlook.power)
    facts.push({ type: "province", own, all: map.spacesOf[province]!.length, province });
  if (threat > 0) facts.push({ type: "threat", points: threat, node });
  return facts;
}

/** Battle Points on both sides of a Space that is fought over. */
function strengthAt(outlook: Outlook, node: Node | undefined, own: number): Fact[] {
  if (node === undefined || own === 0) return [];
  const other = Math.round(outlook.foeAt(node).strength + (outlook.walls[node] ?? 0));
  return other === 0 ? [] : [{ type: "strength", own, other, node }];
}

/** Of the force that is on its way. */
function movingPoints(view: View): number {
  const force = view.forces.find((one) => one !== null);
  return force ? battlePointsOf(view, countsOfForce(force), false) : 0;
}
