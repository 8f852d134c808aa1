import { FastChance, noChance } from "@ara/kernel";
import { expect, test } from "vitest";
import { CARTHAGE, ROME } from "../../data/index.ts";
import type { Call } from "../../engine/procedure.ts";
import { position } from "../../testing/position.ts";
import { Table } from "../../testing/table.ts";
import { determinize, view } from "../../view.ts";
import { machine } from "../index.ts";
import { siegeBid } from "./siege-bid.ts";

const CALL: Call<"siegeBid"> = { proc: "siegeBid", attacker: ROME, defender: CARTHAGE };

test("10.71: a bid that is down is known to nobody else; in a guessed state it is played out, and no bid is left behind", () => {
  const bids = (n: number): Table =>
    new Table(position("V", { treasury: { rome: 5, carthage: 5 } }), [siegeBid], CALL).take("rome", {
      do: "bid",
      n,
    });
  const { state } = bids(2);
  const seen = view(state, CARTHAGE);
  expect(JSON.stringify(view(bids(4).state, CARTHAGE))).toBe(JSON.stringify(seen));
  const guess = determinize(seen, new FastChance("bid"));
  expect(machine.who(guess)).toEqual([CARTHAGE]);
  machine.answer(guess, CARTHAGE, { do: "bid", n: 1 }, noChance, undefined);
  expect(guess.powers.map(({ desk }) => desk)).toEqual([null, null, null, null]);
});
