import { expect, test } from "vitest";
import { data } from "./data.ts";
import {
  allNodes,
  between,
  byLand,
  bySea,
  byStrait,
  idsOf,
  isPort,
  isTribal,
  isWet,
  map,
  node,
  nodes,
  pieces,
  province,
  provinceAt,
  provincesIn,
  spacesIn,
  territoryAt,
} from "./testing.ts";
import { ALPINE_PASS, DEEP_SEA, INLAND, LAND_POINT, NAVAL_POINT, NONE, PORT, POWERS } from "./vocabulary.ts";

const count = (kind: number): number => map.kind.filter((k) => k === kind).length;
const tribes = (id: string): string[] => spacesIn(id).filter((s) => isTribal(node(s)));

test("2.11, R39: four Home Territories, nine independent and five barbarian ones", () => {
  const kinds = (kind: string): number => map.territoryKinds.filter((k) => k === kind).length;
  expect(["home", "independent", "barbarian"].map(kinds)).toStrictEqual([4, 9, 5]);
  expect(map.homeTerritory.map((t) => map.territoryIds[t])).toStrictEqual([...POWERS]);
});

test("2.11: the provinces of Rome, Greece and Gaul", () => {
  expect(provincesIn("rome")).toStrictEqual(["bruttium", "cisalpina", "italia"]);
  expect(provincesIn("greece")).toStrictEqual(["aegean_islands", "attica", "macedonia", "peloponnesus", "thracia"]);
  expect(provincesIn("gaul")).toStrictEqual(["aquitania", "belgica", "britannia", "lugdunensis", "narbonensis"]);
});

test.each(["crete", "chersonese", "rhodes", "caledonia", "german_tribes", "sarmatia", "scythia", "armenia"])(
  "2.11, 2.12: %s is not subdivided",
  (id) => expect(provincesIn(id)).toHaveLength(1),
);

test("2.12: Corinth is in the Peloponnesus, Lusitania in Hispania", () => {
  expect(provinceAt("corinthus")).toBe("peloponnesus");
  expect(provincesIn("hispania")).toContain("lusitania");
});

test("2.13: 226 Spaces, 103 of them ports, and 81 points", () => {
  expect(map.spaces).toBe(226);
  expect([INLAND, PORT].map(count)).toStrictEqual([123, 103]);
  expect([LAND_POINT, ALPINE_PASS, NAVAL_POINT, DEEP_SEA].map(count)).toStrictEqual([29, 4, 39, 9]);
  expect(map.nodes).toBe(226 + 81);
  expect(new Set(map.ids).size).toBe(map.nodes);
  expect(new Set(map.names.slice(0, map.spaces)).size).toBe(map.spaces);
});

test("2.13: every Space has a province and a territory, no point has", () => {
  for (const n of allNodes()) {
    expect(map.province[n]! >= 0).toBe(n < map.spaces);
    expect(map.territory[n]).toBe(n < map.spaces ? map.territoryOf[map.province[n]!] : NONE);
    expect(map.nodeOf.get(map.ids[n]!)).toBe(n);
  }
  expect(map.spacesOf.flat()).toHaveLength(map.spaces);
  expect(map.provincesOf.flat()).toHaveLength(map.provinceIds.length);
  expect(map.provinceIds).toHaveLength(54);
});

test.each([
  ["italia", 9],
  ["bruttium", 5],
  ["macedonia", 6],
  ["aegean_islands", 3],
  ["britannia", 8],
  ["lugdunensis", 9],
  ["aquitania", 6],
  ["narbonensis", 5],
  ["balearic_islands", 1],
  ["melita", 1],
  ["rhodes", 1],
] as const)("5.21, 5.22, 5.23, 5.24, 12.51: %s has %i Spaces", (id, spaces) =>
  expect(spacesIn(id)).toHaveLength(spaces),
);

test("1.4: the six capitals", () => {
  const capitals = ["alexandria", "antiochia", "athenae", "carthago", "pella", "roma"];
  expect(idsOf(map.capitals)).toStrictEqual(capitals);
  map.capitals.forEach((n, i) => expect(map.capital[n]).toBe(i));
  expect(map.capital.filter((i) => i !== NONE)).toHaveLength(6);
  expect(map.capitalsOf.map(idsOf)).toStrictEqual([
    ["roma"],
    ["carthago"],
    ["athenae", "pella"],
    ["alexandria", "antiochia"],
  ]);
});

test("13.18: 26 tribal Spaces, none in a Home Territory", () => {
  expect(map.tribalSpaces).toHaveLength(26);
  map.tribalSpaces.forEach((n, i) => {
    expect(map.tribal[n]).toBe(i);
    expect(map.homeAt[n]).toBe(NONE);
  });
});

test("5.21: the tribes of Gaul, as in the example of control", () => {
  expect(tribes("aquitania")).toStrictEqual(["gergovia"]);
  expect(tribes("belgica")).toStrictEqual(["bibrax"]);
  expect(tribes("narbonensis")).toStrictEqual(["nemausus", "tolosa"]);
  expect(tribes("lugdunensis")).toHaveLength(2);
  expect(tribes("britannia")).toHaveLength(2);
  expect(tribes("britannia")).toContain("londinium");
});

test("13.11: tribes seen in play, and none in Pannonia", () => {
  for (const n of nodes("coricum", "virunum", "brigantium_raetia", "tolosa")) expect(isTribal(n)).toBe(true);
  expect(tribes("pannonia")).toStrictEqual([]);
});

test("2.13: Mountain Fortresses and the mine of Bergidum are no ports", () => {
  expect(idsOf(map.mines)).toStrictEqual(["bergidum"]);
  expect(provinceAt("bergidum")).toBe("gallaecia");
  for (const n of nodes("mazaca", "sebastia", "cirta")) expect(map.mountain[n]).toBe(1);
  for (const n of allNodes()) if (map.mountain[n] === 1) expect(map.kind[n]).toBe(INLAND);
  expect(map.kind[node("bergidum")]).toBe(INLAND);
});

test("6.11, 6.14: income of provinces", () => {
  const special: Record<string, number> = { ionia: 2, italia: 2, narbonensis: 2, aegyptus: 3 };
  const nothing = ["balearic_islands", "melita", "germania_magna"];
  map.provinceIds.forEach((id, p) => expect(map.income[p]).toBe(nothing.includes(id) ? 0 : (special[id] ?? 1)));
});

test("5.22, 2.14: the Spaces of Egypt; three are a majority", () => {
  for (const id of ["alexandria", "memphis", "pelusium", "faiyum", "hermopolis"]) {
    expect(provinceAt(id)).toBe("aegyptus");
  }
  expect(spacesIn("aegyptus").length).toBeLessThan(6);
});

test("5.24: Lesbos-Chios and Samos belong to Ionia", () => {
  expect(["lesbos_chios", "samos"].map(provinceAt)).toStrictEqual(["ionia", "ionia"]);
});

test("15.49: every province of Asia Minor but Cappadocia has a port", () => {
  for (const id of provincesIn("asia_minor")) expect(spacesIn(id).some(isPort)).toBe(id !== "cappadocia");
});

test("2.12: Judea has a port, Cyprus and Sardinia several Spaces", () => {
  expect(spacesIn("iudaea").some(isPort)).toBe(true);
  expect(spacesIn("cyprus").length).toBeGreaterThan(1);
  expect(spacesIn("sardinia").length).toBeGreaterThan(1);
});

test("2.13: ports the rules name, and islands that can only be ports", () => {
  const named = ["lesbos_chios", "naxos", "cnossus", "miletus", "tarsus", "gesoriacum", "darioritum"];
  const islands = ["melita", "balearic_islands", "rhodes", "crete", "cyprus", "corsica", "sardinia", "aegean_islands"];
  for (const id of [...named, ...islands.flatMap(spacesIn)]) expect(isPort(id)).toBe(true);
});

test("2.14: connections go both ways, without doubles, between nodes that can carry them", () => {
  for (const way of ["land", "strait", "sea"] as const) {
    map[way].forEach((list, from) => {
      expect(new Set(list).size).toBe(list.length);
      for (const to of list) {
        expect(to).not.toBe(from);
        expect(map[way][to]).toContain(from);
        expect(way === "sea" ? isWet(from) : from < map.spaces || !isWet(from)).toBe(true);
      }
    });
  }
  for (let n = 0; n < map.spaces; n++) {
    expect(map.sea[n]!.length > 0).toBe(map.kind[n] === PORT);
    expect(map.land[n]!.length + map.sea[n]!.length).toBeGreaterThan(0);
  }
  for (let n = map.spaces; n < map.nodes; n++) {
    expect(map.land[n]!.length + map.strait[n]!.length + map.sea[n]!.length).toBeGreaterThan(1);
  }
  expect(data.drawing.edges).toHaveLength(568);
});

test("2.14: at most six neighbours by land and five by sea", () => {
  expect(Math.max(...map.land.map((list, n) => list.length + map.strait[n]!.length))).toBe(6);
  expect(Math.max(...map.sea.map((list) => list.length))).toBe(5);
});

test("2.14: no connection is longer than 700 km", () => {
  const { truly, edges } = data.drawing;
  for (const { a, b } of edges) {
    const [[lonA, latA], [lonB, latB]] = [truly[a]!, truly[b]!];
    const shrink = Math.cos((((latA + latB) / 2) * Math.PI) / 180);
    expect(Math.hypot((lonA - lonB) * shrink, latA - latB) * 111.2).toBeLessThan(700);
  }
});

test("9.33: Tingi, Messana and Rhegium are closed by whoever holds them, and no other shore", () => {
  expect(idsOf(allNodes().filter((one) => map.guarded[one] === 1)).toSorted()).toEqual(["messana", "rhegium", "tingi"]);
});

test("9.33: exactly four straits", () => {
  const straits = map.straits.map((ends) => idsOf(ends).join("~"));
  expect(straits.toSorted()).toStrictEqual([
    "abydos~sestus",
    "byzantium~nicomedia",
    "ltp_fretum~tingi",
    "messana~rhegium",
  ]);
  expect(map.kind[node("ltp_fretum")]).toBe(LAND_POINT);
  for (const n of map.land[node("ltp_fretum")]!) expect(map.province[n]).toBe(province("baetica"));
  expect(byStrait("messana", "rhegium") && bySea("messana", "rhegium")).toBe(true);
});

test("9.33: without straits Sicily, Europe and Africa with Asia are apart", () => {
  const dry = allNodes().filter((n) => n < map.spaces || !isWet(n));
  const found = pieces(dry, (n) => map.land[n]!);
  const pieceOf = (id: string): number => found.findIndex((piece) => piece.includes(node(id)));
  const sicily = found[pieceOf("syracusae")]!;
  expect([...new Set(idsOf(sicily).map(provinceAt))].toSorted()).toStrictEqual(["east_sicily", "west_sicily"]);
  expect(pieceOf("byzantium")).not.toBe(pieceOf("nicomedia"));
  expect(pieceOf("gades")).not.toBe(pieceOf("tingi"));
  expect(pieceOf("tingi")).toBe(pieceOf("nicomedia"));
});

test("2.14: the sea is one piece, also without deep sea; the islands are reached by sea only", () => {
  const wet = allNodes().filter(isWet);
  expect(pieces(wet, (n) => map.sea[n]!)).toHaveLength(1);
  const shallow = wet.filter((n) => map.kind[n] !== DEEP_SEA);
  const large = pieces(shallow, (n) => map.sea[n]!).filter((piece) => piece.length > 1);
  expect(large).toHaveLength(1);
  const dry = allNodes().filter((n) => n < map.spaces || !isWet(n));
  const found = pieces(dry, (n) => [...map.land[n]!, ...map.strait[n]!]).toSorted((a, b) => b.length - a.length);
  const islands = found.slice(1).map((piece) => idsOf(piece.filter((n) => n < map.spaces)).join("+"));
  const britain = [...spacesIn("britannia"), ...spacesIn("caledonia")].toSorted().join("+");
  const alone = ["melite", "baliares", "rhodus", "thasos", "limnos", "naxos", "lesbos_chios", "samos", "corcyra"];
  const pairs = ["caralis+olbia", "aleria+urcinium", "cnossus+cydonia", "arsinoe+salamis"];
  expect(islands.toSorted()).toStrictEqual([britain, ...pairs, ...alone].toSorted());
});

test("2.13: points of the rulebook", () => {
  expect(between("land", ALPINE_PASS, "valentia", "taurinorum")).toBe(true);
  expect(between("land", LAND_POINT, "salonae", "lissa")).toBe(true);
  expect(between("sea", NAVAL_POINT, "lissa", "barium")).toBe(true);
  expect(between("sea", NAVAL_POINT, "lilybaeum", "melite")).toBe(true);
  expect(between("sea", NAVAL_POINT, "brundisium", "dyrrhachium")).toBe(true);
  expect(between("sea", DEEP_SEA, "alexandria", "rhodus")).toBe(true);
  expect(between("sea", DEEP_SEA, "gythium", "syracusae")).toBe(true);
  for (const n of allNodes()) {
    if (map.kind[n] === DEEP_SEA) for (const to of map.sea[n]!) expect(to).toBeLessThan(map.spaces);
  }
});

test("9.32: every pass has Cisalpina on one side only", () => {
  const sides = allNodes()
    .filter((n) => map.kind[n] === ALPINE_PASS)
    .map((n) => idsOf(map.land[n]!).map(provinceAt));
  for (const side of sides) {
    expect(side).toContain("cisalpina");
    expect(side.some((id) => id !== "cisalpina")).toBe(true);
  }
  expect([...new Set(sides.flat())].toSorted()).toStrictEqual(["cisalpina", "narbonensis", "noricum", "raetia"]);
});

test("2.14: connections of the rulebook", () => {
  expect(byLand("memphis", "hermopolis")).toBe(true);
  expect(bySea("pisae", "aleria")).toBe(true);
  expect(bySea("megara", "corinthus")).toBe(true);
  const coast = ["malaca", "carthago_nova", "saguntum", "tarraco", "emporiae"];
  coast.slice(1).forEach((to, i) => expect(byLand(coast[i]!, to) && bySea(coast[i]!, to)).toBe(true));
  expect(territoryAt("malaca")).toBe("hispania");
});

test("2.13, 2.14: the other examples of Spaces and straits", () => {
  expect([map.kind[node("arretium")], provinceAt("arretium")]).toStrictEqual([INLAND, "italia"]);
  expect([isPort("lilybaeum"), provinceAt("lilybaeum"), isPort("melite")]).toStrictEqual([true, "west_sicily", true]);
  expect([map.tribal[node("londinium")] !== NONE, provinceAt("londinium")]).toStrictEqual([true, "britannia"]);
  expect(map.strait[node("byzantium")]).toContain(node("nicomedia"));
  // Rhegium and Messana: a strait, and a way by sea.
  expect(map.strait[node("rhegium")]).toContain(node("messana"));
  expect(bySea("rhegium", "messana")).toBe(true);
  expect(byLand("rhegium", "messana")).toBe(false);
});

test("9.21: mountains and passes cost 2 MP, all else 1", () => {
  for (const n of allNodes()) {
    expect(map.enter[n]).toBe(map.mountain[n] === 1 || map.kind[n] === ALPINE_PASS ? 2 : 1);
  }
});

test("10.31: interceptors come from Spaces one land edge away, not over points or straits", () => {
  for (const n of allNodes()) {
    const spaces = n < map.spaces ? map.land[n]!.filter((to) => to < map.spaces) : [];
    expect(map.direct[n]).toStrictEqual(spaces);
  }
  expect(idsOf(map.direct[node("messana")]!)).not.toContain("rhegium");
  expect(nodes("calisia", "phanagoria", "phasis").map((n) => map.direct[n]!.length)).toStrictEqual([0, 0, 0]);
});

test("9.31: behind a land point lie Spaces, at most two points away", () => {
  for (const n of allNodes()) {
    const dry = map.kind[n] === LAND_POINT || map.kind[n] === ALPINE_PASS;
    expect(map.beyond[n]!.length > 1).toBe(dry);
    for (const { space, points, mp, strait } of map.beyond[n]!) {
      expect(space).toBeLessThan(map.spaces);
      expect(points[0]).toBe(n);
      expect(points.length).toBeLessThan(3);
      expect(mp).toBe((strait === 1 ? 2 : map.enter[space]!) + points.length - 1);
    }
  }
  const fretum = map.beyond[node("ltp_fretum")]!.find(({ space }) => space === node("tingi"));
  expect(fretum).toStrictEqual({ space: node("tingi"), points: nodes("ltp_fretum"), mp: 2, strait: 1 });
  const syrtes = map.beyond[node("ltp_syrtis_w")]!.filter(({ points }) => points.length === 2);
  expect(syrtes.map(({ mp }) => mp)).toStrictEqual([2]);
});

test("2.11: the tables cannot be exchanged; their arrays stay fast, that is, unfrozen", () => {
  expect([data, map, data.charts, data.units, data.scenarios[0]].every(Object.isFrozen)).toBe(true);
  expect([map.land, map.land[0], map.enter].some(Object.isFrozen)).toBe(false);
});
