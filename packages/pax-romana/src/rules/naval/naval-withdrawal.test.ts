import { expect, test, describe } from "vitest";
import { worldOf } from "../../config.ts";
import { GS, HI, WITHDRAWN, LI, NONE } from "../../data/index.ts";
import { placeOf } from "../../state/keys.ts";
import { addUnits, countAt, countIn, keyOf } from "../../state/table.ts";
import { powerOf, type Given, type Pieces } from "../../testing/position.ts";
import { fleetMoveOf, type Sea, seaEntryOf, seaOf } from "./testing.ts";

const carthage = powerOf("carthage");

const meeting = (hulls: number, enemies: number, more: Given = {}): Sea => {
  const sea = seaOf({
    ...more,
    pieces: { "rome lilybaeum": { GS: hulls, GARR: 1 }, "carthage melite": { GS: enemies, GARR: 1 }, ...more.pieces },
  });
  sea.force("rome", "lilybaeum", { GS: hulls });
  return sea.begin(fleetMoveOf(0)).take("sail ntp_melita", 1).take("sail melite");
};

test("11.16, 11.42: whoever withdraws rolls only where he has stopped, not where the holder lets him go on", () => {
  const flight = (answer: string): Sea => {
    const sea = seaOf({
      pieces: {
        "rome lilybaeum": { GS: 3, GARR: 1 },
        "carthage panormus": { GS: 2, GARR: 1 },
        "greece messana": { GARR: 1 },
      },
    });
    sea.force("rome", "lilybaeum", { GS: 3 });
    return sea.begin(fleetMoveOf(0)).take("sail panormus").take("evade").take("sail messana").take(answer);
  };
  // Without dice: nobody rolls.
  const passed = flight("letPass").take("sail syracusae");
  expect(passed.last("continuityRolled")).toBeUndefined();
  expect(flight("stopFleet").take("sail syracusae", 6, 5).last("continuityRolled")).toMatchObject({ success: false });
});

test("11.42: a withdrawal into a port within three nodes puts 1 on the mover's dice", () => {
  const sea = meeting(2, 2).take("evade");
  expect(sea.question).toBe("sea.withdraw");
  expect(sea.asked).toBe(carthage);
  sea.take("sail thapsus").take("halt");
  expect(countAt(sea.state, sea.node("thapsus"), carthage, GS)).toBe(2);
  expect(sea.last("fleetWithdrew")).toMatchObject({ rule: "11.42" });
  // The garrison stays, and Carthage still holds the port.
  expect(sea.question).toBe("sea.stopped");
  sea.take("goOn", 3, 4);
  expect(sea.last("continuityRolled")).toMatchObject({ added: 1, success: false });
});

/** A Roman fleet has come to Panormus, where Carthage lies; pirates close the ports beside it. */
function atPanormus(pirates: readonly string[], pieces: Given["pieces"] = {}): Sea {
  const sea = seaOf({
    pirates: ["messana", "lilybaeum", ...pirates],
    pieces: { "carthage panormus": { GS: 2, GARR: 1 }, "rome roma": { GS: 1 }, ...pieces },
  });
  const fleet = sea.force("rome", "roma", { GS: 1 });
  sea.state.forces[fleet]!.node = sea.node("panormus");
  return sea.begin(seaEntryOf(fleet, "enter", sea.node("roma")));
}

test("11.42, R214: without a port in reach there is no withdrawal (R167): pirates close the ways, and fleets that nobody can ask", () => {
  expect(atPanormus([]).words).toContain("evade");
  expect(atPanormus([], { "syracuse ds_tyrrhenum": { GS: 1 } }).words).not.toContain("evade");
  const sea = atPanormus(["caralis"]);
  expect(sea.words).toEqual(["fight", "letPass"]);
  expect(sea.refusal({ type: "evade" })).toBe("11.42");
});

/** Greek fleets lie in every port that Carthage could reach from Melite. */
const amongGreeks = (more: Given = {}): Sea =>
  meeting(2, 2, {
    ...more,
    pieces: { "greece syracusae": { GS: 1 }, "greece thapsus": { GS: 1, GARR: 1 }, "greece leptis_magna": { GS: 1 } },
  }).take("evade");

test("11.42, R465: whoever has a fleet where another wishes to withdraw is asked; his leave goes for his port, too", () => {
  const sea = amongGreeks().take("sail thapsus");
  expect([sea.question, sea.asked]).toEqual(["passage.ask", powerOf("greece")]);
  // One question for fleet and port (R283), and no battle between the two.
  sea.take("letPass");
  expect([sea.question, sea.asked]).toEqual(["sea.withdraw", carthage]);
  sea.take("halt");
  expect(countAt(sea.state, sea.node("thapsus"), carthage, GS)).toBe(2);
  expect(sea.question).toBe("sea.stopped");
});

test("11.42, R465: refused, it chooses another port, and is not asked for the same again", () => {
  const sea = amongGreeks().take("sail thapsus").take("stopFleet");
  expect([sea.question, sea.asked, sea.words.includes("sail thapsus")]).toEqual(["sea.withdraw", carthage, false]);
});

test("11.42, R465: if nobody lets it in, it turns back, has not withdrawn, and fights or lets pass", () => {
  const sea = atPanormus([], { "greece caralis": { GS: 1 } }).take("evade", 1);
  // There is one way only; at its end the owner is asked.
  expect([sea.question, sea.asked]).toEqual(["passage.ask", powerOf("greece")]);
  sea.take("stopFleet");
  expect([sea.question, sea.asked, sea.words]).toEqual(["sea.meet", carthage, ["fight", "letPass"]]);
  expect(countAt(sea.state, sea.node("panormus"), carthage, GS)).toBe(2);
  expect(sea.last("fleetWithdrew")).toBeUndefined();
  const granted = atPanormus([], { "greece caralis": { GS: 1 } })
    .take("evade", 1)
    .take("letPass")
    .take("halt");
  expect(countAt(granted.state, granted.node("caralis"), carthage, GS)).toBe(2);
});

test("11.42, R465: turned away where it was met, it is asked again at once", () => {
  const sea = seaOf({ pieces: { "carthage ntp_tyrrhenum": { GS: 2 }, "rome roma": { GS: 2 } } });
  sea.force("rome", "roma", { GS: 2 });
  sea.begin(fleetMoveOf(0));
  for (const to of worldOf(sea.state.config).map.sea[sea.node("ntp_tyrrhenum")]!)
    addUnits(sea.state, keyOf(to, powerOf("greece"), 0), GS, 1);
  sea.take("sail ntp_tyrrhenum", 1).take("evade");
  while (sea.question !== "sea.meet")
    sea.act(sea.options[0]!.type === "letPass" ? { type: "stopFleet" } : sea.options[0]!);
  expect([sea.words, countAt(sea.state, sea.node("ntp_tyrrhenum"), carthage, GS)]).toEqual([["fight", "letPass"], 2]);
});

test("11.42: disasters and continuity strike whoever withdraws; a 12 bars a further withdrawal in this Activation", () => {
  const sea = seaOf({
    pieces: { "rome lilybaeum": { GS: 3, GARR: 1 }, "carthage panormus": { GS: 2, GARR: 1 } },
  });
  sea.force("rome", "lilybaeum", { GS: 3 });
  sea.begin(fleetMoveOf(0)).take("sail panormus").take("evade").take("sail messana");
  // Messana is nobody's: it has stopped there, and rolls to go on.
  sea.take("sail rhegium", 6, 6);
  expect(sea.last("continuityRolled")).toMatchObject({ success: false });
  expect(countIn(sea.state, keyOf(sea.node("messana"), carthage, WITHDRAWN), GS)).toBe(2);
  sea.take("goOn", 1, 1).take("sail messana");
  expect(sea.words).toEqual(["fight", "letPass"]);
});

test("11.42, 16.2: a fleet in mutiny cannot withdraw", () => {
  const sea = seaOf({ pieces: { "rome lilybaeum": { GS: 2, GARR: 1 }, "carthage panormus": { GS: 2, GARR: 1 } } });
  sea.state.mutinies = [placeOf(sea.node("panormus"), carthage)];
  sea.force("rome", "lilybaeum", { GS: 2 });
  expect(sea.begin(fleetMoveOf(0)).take("sail panormus").words).toEqual(["fight", "letPass"]);
});

test("11.42, R214: the 12 is what the dice show: with a leader, too, it bars a further withdrawal", () => {
  const roll = (...dice: number[]): Sea => {
    const sea = seaOf({
      pieces: { "rome lilybaeum": { GS: 3, GARR: 1 }, "carthage panormus": { GS: 2, GARR: 1 } },
      leaders: { "carthage-2": "panormus" },
    });
    sea.force("rome", "lilybaeum", { GS: 3 });
    sea.begin(fleetMoveOf(0)).take("sail panormus").take("evade").take("sail messana");
    return sea.take("sail rhegium", ...dice);
  };
  const barred = (sea: Sea): number => countIn(sea.state, keyOf(sea.node("messana"), carthage, WITHDRAWN), GS);
  expect(roll(6, 6).last("continuityRolled")).toMatchObject({ dice: [6, 6], added: -1, success: false });
  expect(barred(roll(6, 6))).toBe(2);
  expect(barred(roll(6, 5))).toBe(0);
});

test("11.42, R214: not into neutral Rhodus while its squadrons are there; without them only a fleet that pays goes past it (12.51)", () => {
  const flight = (rhodes: Pieces): Sea => {
    const sea = seaOf({
      pieces: {
        "east patara": { GS: 2, GARR: 1 },
        "greece rhodus": {},
        "greece cnossus": { GS: 3, GARR: 1 },
        "rhodes rhodus": rhodes,
      },
      pirates: ["side"],
      treasury: { east: 1 },
    });
    const fleet = sea.force("greece", "cnossus", { GS: 3 });
    sea.state.forces[fleet]!.node = sea.node("patara");
    return sea.begin(seaEntryOf(fleet, "enter", sea.node("cnossus")));
  };
  expect(flight({ HI: 2, city: 5, GS: 2 }).words).toEqual(["fight", "letPass"]);
  const open = flight({ HI: 2, city: 5 }).take("evade");
  expect(open.question).toBe("sea.toll");
  open.take("toll no");
  // Nothing is left but to stay in Rhodus.
  expect(open.last("fleetWithdrew")).toMatchObject({ to: open.node("rhodus") });
  expect(flight({ HI: 2, city: 5 }).take("evade").take("toll yes").words).toContain("sail miletus");
});

test("11.42, 11.46: a fleet with an army aboard withdraws only where the army can land", () => {
  const flight = (olbia: Pieces): Sea => {
    const sea = seaOf({
      pieces: {
        "carthage ntp_tyrrhenum": { GS: 2, HI: 1 },
        "rome roma": { GS: 2, GARR: 1 },
        "greece olbia": olbia,
      },
      pirates: ["pisae"],
    });
    sea.force("rome", "roma", { GS: 2 });
    return sea.begin(fleetMoveOf(0)).take("sail ntp_tyrrhenum", 1);
  };
  expect(flight({ HI: 1 }).words).not.toContain("evade");
  const sea = flight({}).take("evade").take("halt");
  expect(countAt(sea.state, sea.node("olbia"), carthage, GS)).toBe(2);
  expect(countAt(sea.state, sea.node("olbia"), carthage, HI)).toBe(1);
});

describe("11.42: on the run", () => {
  /** Rome comes to Gythium, where two Greek squadrons lie and evade. */
  const evading = (): Sea => {
    const sea = seaOf({ pieces: { "rome cnossus": { GS: 4, GARR: 1 }, "greece gythium": { GS: 2 } } });
    const force = sea.force("rome", "cnossus", { GS: 4 }, { aboard: true });
    sea.state.forces[force]!.node = sea.node("gythium");
    return sea.begin(seaEntryOf(force, "begin", NONE)).take("evade");
  };
  const greece = powerOf("greece");

  test("11.21, 11.42: blown off course on the deep sea, a fleet that fails its roll is lost; else it goes on", () => {
    const lost = evading().take("sail ds_ionium", 3, 6, 6);
    expect(lost.last("sunk")).toMatchObject({ owner: greece, rule: "11.21" });
    const saved = evading().take("sail ds_ionium", 3, 1, 1);
    expect([saved.last("sunk"), saved.last("sailed")!.to]).toEqual([undefined, saved.node("syracusae")]);
  });

  test("11.42: it sails three nodes at most, and none of them twice", () => {
    const sea = evading();
    for (let n = 0; n < 9 && sea.question === "sea.withdraw"; n++)
      sea.act(sea.options.find((one) => one.type === "sail") ?? { type: "halt" }, 1, 1, 1, 1, 1);
    const sailed = sea.events.flatMap((event) => (event.type === "sailed" ? [event.to] : []));
    expect([sailed.length, new Set([...sailed, sea.node("gythium")]).size]).toEqual([3, 4]);
    expect(countAt(sea.state, sailed.at(-1)!, greece, GS)).toBe(2);
  });

  test("11.42: only ways to a port, and an end only in one", () => {
    const sea = evading();
    expect([sea.refusal({ type: "halt" }), sea.refusal({ type: "sail", node: sea.node("roma") })]).toEqual([
      "11.42",
      "11.42",
    ]);
  });

  test("11.46: an army that lies at sea with its fleet shares its losses, an army in its port does not", () => {
    const lost = (where: string): number | undefined => {
      const sea = seaOf({ pieces: { "rome melite": { GS: 3, GARR: 1 }, [`carthage ${where}`]: { GS: 2, LI: 3 } } });
      const force = sea.force("rome", "melite", { GS: 3 }, { aboard: true });
      sea.state.forces[force]!.node = sea.node(where);
      sea.begin({ proc: "navalBattle", force, enemy: carthage }, [3, 3, 2]);
      return sea.last("losses")?.units[LI];
    };
    expect([lost("ntp_melita"), lost("thapsus")]).toEqual([2, undefined]);
  });
});
