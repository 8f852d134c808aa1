import type { Leader, Node, Owner, Power } from "../../data/index.ts";

/** Who comes and goes (3.2 C and D, 8.1, 8.3, 8.4). */
export type LeaderEvent =
  | { readonly type: "leadersDrawn"; readonly power: Power; readonly leaders: readonly Leader[]; readonly rule: "8.12" }
  | { readonly type: "leaderPlaced"; readonly leader: Leader; readonly node: Node; readonly rule: "8.15" }
  | { readonly type: "leaderLost"; readonly leader: Leader; readonly node: Node; readonly rule: string }
  | { readonly type: "leadersRemoved"; readonly rule: "8.12" }
  | {
      readonly type: "cavalryKept";
      readonly owner: Owner;
      readonly node: Node;
      readonly n: number;
      readonly rule: "12.27";
    };
