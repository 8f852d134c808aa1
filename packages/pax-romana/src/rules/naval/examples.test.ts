import { expect, test } from "vitest";
import { position, powerOf } from "../../testing/position.ts";
import { countAt } from "../../state/table.ts";
import { GS } from "../../data/index.ts";
import { canEmbark, embarkOf } from "./embark.ts";
import { fleetMoveOf } from "./frames.ts";
import { Sea } from "./testing.ts";

test("11.3 example of transport: from Dyrrhachium along the coast to Syracusae for 3 MP, whatever the distance", () => {
  const sea = new Sea(
    position("V", {
      pieces: { "greece dyrrhachium": { HI: 4 }, "greece syracusae": { HI: 1 } },
      leaders: { "greece-8": "dyrrhachium" },
    }),
  );
  // A 1-3 leader and a 3: 6 MP, one of them for the march to Dyrrhachium.
  const army = sea.force("greece", "dyrrhachium", { HI: 4 }, { leader: "greece-8", mp: 5 });
  const force = sea.state.forces[army]!;
  expect(canEmbark(sea.state, force)).toBe(true);
  sea.begin(embarkOf(army));
  expect(force).toMatchObject({ aboard: true, mp: 4 });
  sea.begin(fleetMoveOf(army));
  for (const port of ["corcyra", "actium", "patrae", "gythium"]) sea.take(`sail ${port}`);
  expect(force.mp).toBe(3);
  sea.take("sail ds_ionium", 2).take("sail syracusae");
  expect(force.mp).toBe(3);
  sea.take("debark");
  expect(sea.handed).toEqual({ how: "ashore" });
  // One to march to Agrigentum, one more to attack there: six in all.
  expect(force).toMatchObject({ mp: 2, aboard: false, node: sea.node("syracusae") });
  expect(sea.arrived[0]).toMatchObject({ entry: "debark", reserved: 0 });
});

const thapsus = (mp: number): Sea => {
  const sea = new Sea(
    position("V", {
      pieces: { "rome lilybaeum": { LG: 4, GS: 2, GARR: 1 }, "carthage thapsus": { HI: 3 } },
      leaders: { "rome-5": "lilybaeum" },
    }),
  );
  const army = sea.force("rome", "lilybaeum", { LG: 4 }, { leader: "rome-5", mp });
  return sea.begin(embarkOf(army));
};

test("11.34 example of amphibious attack: from Lilybaeum by neutral Melita to Thapsus with 6 MP", () => {
  const sea = thapsus(6).take("escort 2");
  const force = sea.state.forces[0]!;
  expect(countAt(sea.state, sea.node("lilybaeum"), powerOf("rome"), GS)).toBe(0);
  sea.begin(fleetMoveOf(0)).take("sail ntp_melita", 3).take("sail melite");
  // 11.12: not Home, nobody there: it stops; an 8 with a leader is a 7.
  expect(sea.question).toBe("sea.stopped");
  sea.take("goOn", 4, 4);
  expect(sea.last("continuityRolled")).toMatchObject({ added: -1, success: true });
  expect(force.mp).toBe(4);
  sea.take("sail thapsus");
  // 11.16: Carthage does not let the fleet go on.
  sea.take("stopFleet");
  sea.arrivals = ["back", "held"];
  sea.take("debark");
  expect(sea.arrived[0]).toMatchObject({ entry: "amphibious", reserved: 1 });
  // 11.35: with 2 MP left no second attack, only away; nothing more is paid or rolled for that (R164).
  expect(force).toMatchObject({ mp: 2, aboard: true });
  expect(sea.words.some((word) => word.startsWith("attackAgain"))).toBe(false);
  expect(sea.words).toContain("sail melite");
  expect(sea.refusal({ do: "attackAgain" })).toBe("11.35");
  sea.take("sail melite").take("debark");
  expect(sea.handed).toEqual({ how: "ashore" });
  expect(force.mp).toBe(1);
});

test("11.34, 11.36: with 5 MP the same force is not let near Thapsus, not even to sail past it", () => {
  const sea = thapsus(5).take("escort 2");
  sea.begin(fleetMoveOf(0)).take("sail ntp_melita", 3).take("sail melite").take("goOn", 1, 1);
  expect(sea.words).not.toContain("sail thapsus");
  expect(sea.refusal({ do: "sail", node: sea.node("thapsus") })).toBe("11.34");
});

test("11.35: with 8 MP it attacks a second time for 2 MP, but never without the guarantee", () => {
  const sea = thapsus(8).take("escort 2");
  const force = sea.state.forces[0]!;
  sea.begin(fleetMoveOf(0)).take("sail ntp_melita", 3).take("sail melite").take("goOn", 1, 1).take("sail thapsus");
  sea.take("stopFleet");
  sea.arrivals = ["back", "back"];
  sea.take("debark");
  expect(force.mp).toBe(4);
  sea.take("attackAgain");
  expect(force.mp).toBe(2);
  expect(sea.words).not.toContain("attackAgain");
});
