import { expect, test } from "vitest";
import { GS } from "../data/index.ts";
import { paxRomana } from "../game.ts";
import { SCENES } from "../prompt/testing.ts";
import { begin, told } from "../rules/battle/testing.ts";
import { underWay } from "../under-way.ts";
import { cloneState } from "../state/state.ts";
import { middle } from "./outlook.ts";
import { seaBoardOf } from "./sea.ts";

test("11.43, 11.44: chances and middle losses of two fleets are those of all throws", () => {
  const state = SCENES["sea.passing"]!();
  const { sides, outlook, at, result } = seaBoardOf(paxRomana.view(state, 0))!;
  expect(sides).toMatchObject([
    { hulls: 4, points: 8 },
    { hulls: 3, points: 6 },
  ]);
  expect(result).toBeNull();
  const { force, enemy } = underWay(state, "seaEntry")!;
  const ways = { won: 0, lost: 0, draw: 0 };
  const losses: [number[], number[]] = [[], []];
  for (let own = 1; own <= 6; own++)
    for (let theirs = 1; theirs <= 6; theirs++)
      for (const second of [1, 2]) {
        const copy = cloneState(state);
        const played = begin(copy, { proc: "navalBattle", force, enemy }, [own, theirs, second]);
        const [battle] = told(played, "navalBattle");
        expect(battle!.node).toBe(at);
        if (second === 1) ways[battle!.result]++;
        const sunk = (owner: number): number =>
          told(played, "sunk").reduce((sum, one) => (one.owner === owner ? sum + one.units[GS]! : sum), 0);
        sides.forEach(({ owner, hulls }, i) => {
          const fled = told(played, "leaderLost").length;
          expect(fled).toBe(0);
          losses[i]!.push(Math.min(hulls, sunk(owner)));
        });
      }
  expect(outlook!.ways).toEqual(ways);
  // A beaten fleet without a port goes down altogether (11.44); here each has one.
  expect(outlook!.losses).toEqual([middle(losses[0]), middle(losses[1])]);
});

test("11.46: whoever is below deck is seen, and what is to be lost once the dice have fallen", () => {
  const board = seaBoardOf(paxRomana.view(SCENES["sea.sink"]!(), "spectator"))!;
  expect(board.outlook).toBeNull();
  expect(board.result!.losses[1] + board.result!.losses[0]).toBeGreaterThan(0);
  expect(board.sides[1].hulls).toBe(2);
  expect(seaBoardOf(paxRomana.view(SCENES.militia!(), 0))).toBeNull();
});
