import { LANGUAGES, sayRefusal } from "@ara/kernel";
import { describe, expect, test } from "vitest";
import { CORRECTIONS_FORMAT, readCorrections } from "./corrections.ts";
import { buildData, data, defaultFiles, type Data } from "./data.ts";
import { inferred, provenance } from "./provenance.ts";
import { node, province } from "./testing.ts";
import { paxRomanaTexts } from "../texts/index.ts";
import type { CardKind } from "./cards.ts";
import { CARDS, EAST, HI, OWNERS, PORT, ROME, type CardName } from "./vocabulary.ts";

const file = (body: object): object => ({ format: CORRECTIONS_FORMAT, ...body });

function corrected(body: object): Data {
  const read = readCorrections(file(body));
  if (!read.ok) throw new Error(sayRefusal(read.error, paxRomanaTexts.en.data));
  return read.value;
}

test("a file without corrections changes nothing", () => {
  expect(corrected({})).toStrictEqual(data);
});

describe("corrections that are taken", () => {
  test("8.21: a leader's rating", () => {
    const { leaders } = corrected({ leaders: { leaders: { "rome-1": { tactical: 4 } } } });
    expect([leaders.tactical[0], leaders.campaign[0]]).toStrictEqual([4, 6]);
  });

  test("2.13: a Space's name, kind and province", () => {
    const { map } = corrected({
      map: {
        spaces: { pella: { name: "Pella on Sea", kind: "port" }, actium: { province: "peloponnesus" } },
        edges: { "sea:pella~thessalonica": { new: true } },
      },
    });
    expect([map.names[node("pella")], map.kind[node("pella")]]).toStrictEqual(["Pella on Sea", PORT]);
    expect(map.sea[node("pella")]).toStrictEqual([node("thessalonica")]);
    expect(map.province[node("actium")]).toBe(province("peloponnesus"));
  });

  test("2.14: a connection that is not there", () => {
    const { map } = corrected({ map: { edges: { "land:capua~roma": null } } });
    expect(map.land[node("capua")]).not.toContain(node("roma"));
  });

  test("2.13: a Space more and a Space less; ids move, strings stay", () => {
    const { map, scenarios } = corrected({
      map: {
        spaces: {
          volubilis: null,
          sala: { new: true, name: "Sala", province: "mauretania", kind: "land", flags: [], lon: -6.8, lat: 34 },
        },
        edges: {
          "land:tingi~volubilis": null,
          "land:rusaddir~volubilis": null,
          "land:sala~tingi": { new: true },
        },
      },
    });
    expect(map.nodeOf.has("volubilis")).toBe(false);
    expect(map.ids[map.spaces - 1]).toBe("sala");
    expect(map.land[map.nodeOf.get("sala")!]).toStrictEqual([map.nodeOf.get("tingi")]);
    expect(scenarios).toHaveLength(7);
  });

  test("16.2: the order of the events table", () => {
    const bySum = [...(defaultFiles.charts as { charts: { events: { bySum: string[] } } }).charts.events.bySum];
    const { charts } = corrected({ charts: { charts: { events: { bySum: bySum.toReversed() } } } });
    expect(charts.events.slice(2)).toStrictEqual(data.charts.events.slice(2).toReversed());
  });

  test("6.25: units of a territory, 13.11: tribal counters, 3.6: a set-up", () => {
    const changed = corrected({
      units: { raised: { crete: { units: ["HI"] } } },
      tribes: { counters: { strengths: { "2": 3, "8": 1 } } },
      scenarios: { scenarios: { V: { setup: { treasury: { talents: { rome: 9 } } } } } },
    });
    expect(changed.units.raised[node("cnossus") * 4]).toBe(1 << HI);
    expect(changed.tribes.filter((strength) => strength === 2)).toHaveLength(3);
    expect(changed.scenarios[4]!.treasury![ROME]).toBe(9);
    expect(changed.scenarios[6]!.treasury![ROME]).toBe(9);
  });

  test("17.2: how many cards there are of a kind, what one costs, for whom it is nothing, and whether it leaves the game", () => {
    const { cards } = corrected({
      cards: {
        cards: {
          "revenues-and-stability": { count: 3 },
          "slave-revolt": { count: 2, first: data.cards[CARDS.indexOf("slave-revolt")]!.first - 1 },
          "alliance-with-rhodes": { cost: 4, name: "The Rhodians" },
          spies: { notFor: ["east"], removed: true },
        },
      },
    });
    const kind = (name: CardName): CardKind => cards[CARDS.indexOf(name)]!;
    expect([kind("revenues-and-stability").count, kind("slave-revolt").count]).toStrictEqual([3, 2]);
    expect([kind("alliance-with-rhodes").cost, kind("alliance-with-rhodes").name]).toStrictEqual([4, "The Rhodians"]);
    expect([kind("spies").notFor, kind("spies").removed]).toStrictEqual([[EAST], true]);
  });

  test("3.6, 12.54, 12.55: the set-ups of scenarios with cards, and what minor powers begin with or bring", () => {
    const changed = corrected({
      scenarios: {
        scenarios: {
          IV: { setup: { treasury: { talents: { rome: 7 } }, independents: { advanced: ["mamertines"] } } },
          VI: { setup: { forces: [{ ...here, owner: "greece", space: "pella", units: { HI: 3 }, works: "city" }] } },
        },
        independents: {
          pergamum: { forces: [{ space: "pergamum", units: { HI: 4 }, works: "city" }] },
          pontus: { byCard: { HI: 1 } },
        },
      },
    });
    const [, , , fourth, fifth, sixth] = changed.scenarios;
    expect(fourth!.treasury![ROME]).toBe(7);
    expect(fourth!.independents.advanced.map(({ owner }) => OWNERS[owner])).toStrictEqual(["mamertines"]);
    expect(sixth!.forces.map(({ space, units }) => [changed.map.ids[space], units[HI]])).toStrictEqual([["pella", 3]]);
    const pergamenes = fifth!.independents.advanced.filter(({ owner }) => OWNERS[owner] === "pergamum");
    expect(pergamenes.map(({ units }) => units[HI])).toStrictEqual([4]);
    expect(changed.byCard.pontus![HI]).toBe(1);
  });

  test("a touched item is no longer inferred, and names the owner's source", () => {
    const changed = corrected({ source: "my box", map: { spaces: { genua: { name: "Genua" } } } });
    const genua = provenance(changed).find(({ path }) => path === "spaces.genua");
    expect(genua).toMatchObject({ confidence: "corrected", source: "my box" });
    expect(inferred(changed).length).toBeLessThan(inferred(data).length);
    const own = corrected({ map: { spaces: { genua: { name: "Genua", confidence: "stated", source: "2.13" } } } });
    const stated = provenance(own).find(({ path }) => path === "spaces.genua");
    expect(stated).toMatchObject({ confidence: "stated", source: "2.13" });
  });

  test("the default data are not touched", () => {
    const before = JSON.stringify(defaultFiles);
    corrected({ map: { spaces: { roma: { name: "Rome" } } }, leaders: { leaders: { "rome-1": { tactical: 1 } } } });
    expect(JSON.stringify(defaultFiles)).toBe(before);
  });
});

const spaces = (body: object): object => file({ map: { spaces: body } });
const edges = (body: object): object => file({ map: { edges: body } });
const chart = (body: object): object => file({ charts: { charts: body } });
const setup = (body: object): object => file({ scenarios: { scenarios: { II: { setup: body } } } });
const newProvince = { new: true, name: "X", territory: "rome", income: 1 };
const works = (changes: object) => file({ units: { works: changes } });
const here = { confidence: "corrected", source: "test" };

describe("corrections that are refused", () => {
  test.each([
    ["a list instead of a file", [], "data.type", ""],
    ["another format", { format: "ara-record/1" }, "data.format", "format"],
    ["no format", {}, "data.format", "format"],
    ["an unknown file", file({ maps: {} }), "data.unknown", "maps"],
    ["an empty source", file({ source: "" }), "data.type", "source"],
    ["a text for a file", file({ map: "x" }), "data.type", "map"],
    ["an unknown Space", spaces({ rmoa: { name: "Roma" } }), "data.unknown", "map.spaces.rmoa"],
    ["taking away what is not there", spaces({ rmoa: null }), "data.unknown", "map.spaces.rmoa"],
    ["an unknown field", spaces({ roma: { colour: "red" } }), "data.unknown", "map.spaces.roma.colour"],
    ["a number for a name", spaces({ roma: { name: 5 } }), "data.type", "map.spaces.roma.name"],
    ["an unknown kind", spaces({ roma: { kind: "harbour" } }), "data.type", "map.spaces.roma.kind"],
    ["a place off the map", spaces({ roma: { lon: 99 } }), "data.type", "map.spaces.roma.lon"],
    ["a text for a list", spaces({ roma: { flags: "tribal" } }), "data.type", "map.spaces.roma.flags"],
    ["a value for an item", spaces({ roma: 1 }), "data.type", "map.spaces.roma"],
    ["a field taken away", spaces({ roma: { name: null } }), "data.missing", "map.spaces.roma.name"],
    ["an unknown province", spaces({ roma: { province: "latium" } }), "data.reference", "map.spaces.roma.province"],
    ["a mountain port", spaces({ ostia: port("ostia", ["mountain"]) }), "data.type", "map.spaces.ostia.kind"],
    ["a Space with the id of a point", spaces({ ap_curia: port("x", []) }), "data.twice", "map.spaces.ap_curia"],
    ["an id with capitals", spaces({ Ostia: port("x", []) }), "data.type", "map.spaces.Ostia"],
    ["a port without sea", spaces({ pella: { kind: "port" } }), "data.loose", "map.spaces.pella"],
    ["27 tribal Spaces", spaces({ genua: { flags: ["tribal"] } }), "data.count", "map.spaces.*.flags.tribal"],
    ["a tenth Space of Italia", spaces({ genua: { province: "italia" } }), "data.count", "map.provinces.italia"],
    ["an edge to nowhere", edges({ "land:ostia~roma": { new: true } }), "data.reference", "map.edges.land:ostia~roma"],
    ["a sea line inland", edges({ "sea:pella~roma": { new: true } }), "data.edge", "map.edges.sea:pella~roma"],
    [
      "ends in the wrong order",
      edges({ "land:roma~ancona": { new: true } }),
      "data.type",
      "map.edges.land:roma~ancona",
    ],
    [
      "a guarded shore off its strait",
      edges({ "strait:abydos~sestus": { guarded: ["roma"] } }),
      "data.edge",
      "map.edges.strait:abydos~sestus",
    ],
    ["a fifth strait", edges({ "strait:caralis~roma": { new: true } }), "data.count", "map.edges.strait:*"],
    ["a point with one end", edges({ "land:ap_cottiae~valentia": null }), "data.loose", "map.points.ap_cottiae"],
    ["a province in no territory", file({ map: { provinces: { italia: { territory: "x" } } } }), "data.reference", ""],
    ["a province without Spaces", file({ map: { provinces: { x: newProvince } } }), "data.loose", "map.provinces.x"],
    ["two homes of Rome", file({ map: { territories: { gaul: { power: "rome" } } } }), "data.count", ""],
    ["an unknown leader", file({ leaders: { leaders: { "rome-11": { tactical: 1 } } } }), "data.unknown", ""],
    ["an eleventh leader", file({ leaders: { leaders: { "rome-11": { new: true } } } }), "data.unknown", ""],
    ["a Tactical Rating of 5", file({ leaders: { leaders: { "rome-1": { tactical: 5 } } } }), "data.type", ""],
    ["a leader who changes sides", file({ leaders: { leaders: { "rome-1": { power: "east" } } } }), "data.type", ""],
    ["a pool without Elite", file({ leaders: { leaders: { "greece-1": { elite: false } } } }), "data.count", ""],
    ["31 tribal counters", file({ tribes: { counters: { strengths: { "2": 3 } } } }), "data.count", ""],
    ["an unknown unit", file({ units: { raised: { crete: { units: ["XX"] } } } }), "data.type", ""],
    ["elephants nowhere", file({ units: { raised: { crete: { elephants: ["x"] } } } }), "data.reference", ""],
    ["units of no Space", file({ units: { raised: { crete: { spaces: { x: [] } } } } }), "data.reference", ""],
    ["a territory without units", file({ units: { raised: { crete: null } } }), "data.missing", "units.raised.crete"],
    ["units of no territory", file({ units: { raised: { x: { new: true, units: [] } } } }), "data.reference", ""],
    ["a City reduced to more walls", works({ city: { walls: 2 } }), "data.type", "units.works.city.leastWalls"],
    [
      "a Town of more walls when reduced",
      works({ town: { leastWalls: 3 } }),
      "data.type",
      "units.works.town.leastWalls",
    ],
    [
      "a card held that is played at once",
      file({ cards: { cards: { disease: { hold: true } } } }),
      "data.type",
      "cards.cards.disease.hold",
    ],
    [
      "a card at another time",
      file({ cards: { cards: { ambush: { timing: "any" } } } }),
      "data.type",
      "cards.cards.ambush.timing",
    ],
    [
      "a card for nothing",
      file({ cards: { cards: { mercenaries: { cost: 0 } } } }),
      "data.type",
      "cards.cards.mercenaries.cost",
    ],
    ["an unknown card", file({ cards: { cards: { ambsh: { cost: 1 } } } }), "data.unknown", "cards.cards.ambsh"],
    ["a card taken away", file({ cards: { cards: { ambush: null } } }), "data.missing", "cards.cards.ambush"],
    [
      "a card for no power",
      file({ cards: { cards: { ambush: { notFor: ["egypt"] } } } }),
      "data.type",
      "cards.cards.ambush.notFor.0",
    ],
    ["56 cards", file({ cards: { cards: { ambush: { count: 2 } } } }), "data.count", "cards.cards.*.count"],
    ["a card number twice", file({ cards: { cards: { ambush: { first: 6 } } } }), "data.twice", "cards.cards.*.first"],
    ["an unknown format", file({ formats: { formats: { short: { turns: 1 } } } }), "data.unknown", ""],
    ["an event twice", chart({ events: { bySum: Array(11).fill("pirates") } }), "data.count", ""],
    ["ten events", chart({ events: { bySum: ["pirates"] } }), "data.count", "charts.charts.events.bySum"],
    ["21 objectives", chart({ objectives: { L: { count: 2 } } }), "data.count", ""],
    ["a gap in the ranges", chart({ stabilityRanges: { unrest: { to: -2 } } }), "data.count", ""],
    ["falling odds", chart({ odds: { upTo: [2, 1], shifts: [0, 1] } }), "data.type", "charts.charts.odds.upTo.1"],
    ["odds without shifts", chart({ odds: { upTo: [2, 3, 4] } }), "data.count", "charts.charts.odds.shifts"],
    ["a harvest nowhere", chart({ harvest: { territories: Array(6).fill("x") } }), "data.reference", ""],
    ["an objective nowhere", chart({ objectives: { F: { control: { spaces: ["ap_curia"] } } } }), "data.reference", ""],
    [
      "a half Talent",
      chart({ prices: { rebuild: { value: 0.5 } } }),
      "data.type",
      "charts.charts.prices.rebuild.value",
    ],
    ["a set-up outside the area", setup({ forces: [force("athenae")] }), "data.area", ""],
    ["a force nowhere", setup({ forces: [force("atlantis")] }), "data.reference", ""],
    ["an unknown leader in a set-up", setup({ leaders: [leader("rome-0", "rome")] }), "data.reference", ""],
    ["a leader of another power", setup({ leaders: [leader("east-1", "rome")] }), "data.reference", ""],
    ["a leader twice", setup({ leaders: [leader("rome-1", "rome"), leader("rome-1", "rome")] }), "data.twice", ""],
    ["an order without Rome", setup({ order: { powers: ["carthage", "carthage"] } }), "data.type", ""],
    ["a treasury for Greece", setup({ treasury: { talents: { greece: 3 } } }), "data.count", ""],
    ["no treasury for Rome", setup({ treasury: { talents: { greece: 3, rome: null } } }), "data.missing", ""],
    ["a Home nowhere", setup({ home: { provinces: { rome: ["x"] }, ...here } }), "data.reference", ""],
    ["an unknown scenario", file({ scenarios: { scenarios: { VIII: {} } } }), "data.unknown", ""],
  ] as const)("%s", (_, json, key, path) => {
    const read = readCorrections(json);
    expect(read).toMatchObject({ ok: false, error: { key, params: { file: "corrections.json" } } });
    if (path !== "") expect(read).toMatchObject({ error: { params: { path } } });
  });

  test("a slip of the pen is told what was probably meant", () => {
    expect(readCorrections(spaces({ rmoa: {} }))).toMatchObject({ error: { params: { expected: "roma" } } });
    expect(readCorrections(spaces({ meilta: {} }))).toMatchObject({ error: { params: { expected: "melite" } } });
  });

  test("every refusal has a sentence in every language, with file and path", () => {
    const read = readCorrections(spaces({ roma: { kind: "harbour" } }));
    const said = LANGUAGES.map((language) => (read.ok ? "" : sayRefusal(read.error, paxRomanaTexts[language].data)));
    expect(said).toStrictEqual([
      'corrections.json: map.spaces.roma.kind is "harbour", expected land, port',
      'corrections.json: map.spaces.roma.kind ist "harbour", erwartet wird land, port',
      'corrections.json: map.spaces.roma.kind is "harbour", verwacht wordt land, port',
    ]);
    for (const language of LANGUAGES) {
      for (const say of Object.values(paxRomanaTexts[language].data)) {
        const sentence = say({ file: "FILE", path: "PATH", expected: "EXPECTED", found: "FOUND" });
        for (const part of ["FILE", "PATH", "EXPECTED"]) expect(sentence).toContain(part);
      }
    }
  });

  test("a refusal names the rule whose count does not come out", () => {
    expect(readCorrections(spaces({ genua: { flags: ["tribal"] } }))).toMatchObject({
      error: { rule: "13.18", params: { expected: 26, found: "27" } },
    });
  });
});

test("our own files are refused by their own name", () => {
  const files = { ...defaultFiles, tribes: {} };
  expect(buildData(files, (name) => ({ file: `${name}.json`, path: "" }))).toMatchObject({
    ok: false,
    error: { key: "data.missing", params: { file: "tribes.json", path: "title" } },
  });
});

function port(name: string, flags: readonly string[]): object {
  return { new: true, name, province: "cisalpina", kind: "port", flags, lon: 12, lat: 41 };
}

function force(space: string): object {
  return { space, owner: "rome", units: { LG: 1 }, ...here };
}

function leader(id: string, power: string): object {
  return { leader: id, power, space: "roma", ...here };
}
