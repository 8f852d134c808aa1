import { expect, test } from "vitest";
import { worldOf } from "../../config.ts";
import { GS, LG } from "../../data/index.ts";
import { DEAD } from "../../state/leaders.ts";
import { countAt } from "../../state/table.ts";
import { advanced } from "../cards/testing.ts";
import { permit } from "../diplomacy/pacts.ts";
import { count, nodeIn, ownerOf, position, powerOf, putPieces } from "../../testing/position.ts";
import { allyWithPergamum, allyWithRhodes } from "../units/alliances.ts";
import { loseFleets } from "./fleet-attrition.ts";
import { Sea } from "./testing.ts";

const rome = powerOf("rome");

test("9.44, 11.15: at the end of the turn fleets outside their own ports are lost, with all they carry", () => {
  const sea = new Sea(
    position("V", {
      pieces: {
        "rome ntp_melita": { GS: 1, LG: 2 },
        "rome roma": { GS: 1 },
        "rome panormus": { GS: 1 },
        "rome lilybaeum": { GS: 1, GARR: 1 },
        "rome ntp_campania": { LG: 1 },
        "syracuse syracusae": { GS: 2, city: 5 },
        "rhodes rhodus": { GS: 2, city: 5 },
      },
      leaders: { "rome-5": "ntp_melita", "rome-6": "lilybaeum", "rome-7": "ntp_campania" },
    }),
  );
  loseFleets(sea.state, (event) => sea.events.push(event));
  const hulls = (id: string, owner: number): number => countAt(sea.state, sea.node(id), owner, GS);
  expect([hulls("ntp_melita", rome), hulls("roma", rome), hulls("panormus", rome), hulls("lilybaeum", rome)]).toEqual([
    0, 1, 0, 1,
  ]);
  expect(countAt(sea.state, sea.node("ntp_melita"), rome, LG)).toBe(0);
  expect(countAt(sea.state, sea.node("ntp_campania"), rome, LG)).toBe(0);
  expect([hulls("syracusae", ownerOf("syracuse")), hulls("rhodus", ownerOf("rhodes"))]).toEqual([2, 2]);
  expect([sea.state.leaders[4], sea.state.leaders[5], sea.state.leaders[6]]).toEqual([
    DEAD,
    sea.node("lilybaeum"),
    DEAD,
  ]);
  expect(sea.events.filter(({ type: e }) => e === "fleetLost")).toHaveLength(3);
});

test("9.44, 1.4, 5.12, R469: a fleet lies safe where land units or works of its own are, though an ally controls the port", () => {
  const state = position("V", {
    pieces: { "rome aleria": { town: 2 }, "greece aleria": { HI: 1, GS: 1 }, "greece pisae": { GARR: 1, GS: 1 } },
    settled: true,
  });
  permit(state, rome, powerOf("greece"), "stack");
  state.held[nodeIn(worldOf(state.config).map, "pisae")] = rome;
  // A fleet by itself has no port there.
  for (const where of ["greece genua", "greece caralis"]) putPieces(state, where, { GS: 1 });
  putPieces(state, "rome caralis", { LI: 1 });
  loseFleets(state, () => undefined);
  const left = ["aleria", "pisae", "genua", "caralis"].map((id) => count(state, `greece ${id}`, "GS"));
  expect(left).toEqual([1, 1, 0, 0]);
});

test("9.44, 12.51, 12.54: squadrons of an allied Rhodes or Pergamum are at home in their own ports; the ally's own are so with Pergamum", () => {
  const state = advanced({
    pieces: {
      "rhodes rhodus": { HI: 2, city: 5, GS: 2 },
      "rhodes patara": { GS: 1 },
      "greece rhodus": { GS: 1 },
      "pergamum ephesus": { LI: 1, GS: 1 },
      "greece ephesus": { GS: 1 },
      "pergamum miletus": { LI: 1, GS: 1 },
      "greece miletus": { HI: 1 },
      "pergamum cyzicus": { GS: 1 },
    },
    settled: true,
  });
  allyWithRhodes(state, powerOf("greece"), () => undefined);
  allyWithPergamum(state, powerOf("greece"), () => undefined);
  loseFleets(state, () => undefined);
  const left = (...where: string[]): number[] => where.map((one) => count(state, one, "GS"));
  expect(left("rhodes rhodus", "rhodes patara", "greece rhodus")).toEqual([2, 0, 0]);
  expect(left("pergamum ephesus", "greece ephesus", "pergamum miletus", "pergamum cyzicus")).toEqual([1, 1, 1, 0]);
});

test("9.44, 12.51: Rhodian squadrons that serve a power are lost like its own", () => {
  const sea = new Sea(position("V", { pieces: { "greece rhodus": { GARR: 1 }, "rhodes ntp_carpathus": { GS: 2 } } }));
  loseFleets(sea.state, (event) => sea.events.push(event));
  expect(countAt(sea.state, sea.node("ntp_carpathus"), ownerOf("rhodes"), GS)).toBe(0);
});
