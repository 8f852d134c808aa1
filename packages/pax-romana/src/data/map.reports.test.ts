/** The map against the moves of published games. */
import { expect, test } from "vitest";
import { away, byLand, isTribal, map, march, node, reached, sail, spacesIn, territoryAt } from "./testing.ts";
import { DEEP_SEA } from "./vocabulary.ts";

/** 11.3: embark, sail, debark. */
const VOYAGE = 3;
const ATTACK = 1;

/** Moves of published games; a Minor Move has at most 6 MP, a Major Move 6 plus the Campaign Rating. */
const budgets: readonly (readonly [move: string, needs: number, has: number])[] = [
  [
    "Carthage to Cirta along the coast, pick up, and back",
    march("carthago", "utica", "hippo_regius", "cirta") + 1 + march("cirta", "hippo_regius", "utica", "carthago"),
    11,
  ],
  ["Arretium to Massilia", Math.min(away("arretium", "massilia"), away("arretium", "pisae") + VOYAGE), 6],
  [
    "Arretium to Coricum with two assaults",
    away("arretium", "coricum", { ban: (n) => isTribal(n) && n !== node("coricum") }) + 3 * ATTACK,
    10,
  ],
  ["Pisae to Albintimilium", away("pisae", "albintimilium"), 6],
  ["Carthage by Lilybaeum to Messana", VOYAGE + 1 + away("lilybaeum", "messana", { straits: false }) + ATTACK, 11],
  [
    "Brundisium to Sirmium",
    VOYAGE + away("dyrrhachium", "pella") + 1 + away("pella", "naissus") + ATTACK + away("naissus", "sirmium"),
    10,
  ],
  [
    "Nemausus to Tolosa and back",
    march("nemausus", "narbo") + 1 + march("narbo", "tolosa") + 2 * ATTACK + march("tolosa", "narbo", "nemausus"),
    9,
  ],
  ["Carthage by Gades to Bergidum past tribes", 4 + away("gades", "bergidum", { ban: isTribal }), 10],
  ["Cilician Gates to Antioch", away("cilician_gates", "antiochia"), 6],
  ["Iconium to Ancyra", away("iconium", "ancyra"), 9],
  [
    "Coricum to Virunum and Brigantium with two assaults each",
    march("coricum", "ltp_nauportus", "virunum") + 3 * ATTACK + 1 + away("virunum", "brigantium_raetia") + 3 * ATTACK,
    12,
  ],
  ["Celaenae to Cyzicus and to sea", away("celaenae", "cyzicus") + VOYAGE, 6],
  ["Melitene to Amida", away("melitene", "amida"), 6],
  ["Sebastia to Trapezus", away("sebastia", "trapezus"), 6],
  ["Ancyra by Abydos to Celaenae", away("ancyra", "abydos") + 2 + away("abydos", "celaenae"), 11],
  ["Abydos over the strait to Apollonia", away("abydos", "apollonia"), 6],
  ["Lutetia to Lugdunum", away("lutetia", "lugdunum"), 6],
  ["Bergidum to Ilerda past tribes", away("bergidum", "ilerda", { ban: isTribal }), 6],
  ["Rome by Brundisium to Tarentum", away("roma", "barium") + 1 + 2 + march("barium", "tarentum"), 10],
  ["Gergovia to Tolosa", 2 + away("gergovia", "tolosa") + ATTACK, 11],
  [
    "Edessa by Melitene to Side and Seleucia",
    march("edessa", "melitene") + 1 + away("melitene", "side") + march("side", "seleucia"),
    12,
  ],
  ["Damascus by Tyre to Arsinoe", march("damascus", "tyrus") + ATTACK + VOYAGE, 6],
  ["Placentia to Pisae", away("placentia", "pisae"), 6],
  ["Placentia to Rome", away("placentia", "roma"), 6],
  ["Barium to Tarentum", away("barium", "tarentum"), 2],
];

test.each(budgets)("9.21: %s needs %i of %i MP", (_, needs, has) => expect(needs).toBeLessThanOrEqual(has));

test("9.21: a Campaign Rating of 5 just reaches Cirta and back", () => {
  expect(budgets[0]![1]).toBeGreaterThanOrEqual(8);
});

test("9.21: distances of the reports", () => {
  expect(away("thevestis", "carthago")).toBe(2);
  expect(march("tarentum", "venusia")).toBe(1);
  expect(march("venusia", "capua")).toBe(1);
  expect(march("brundisium", "barium", "capua") + ATTACK).toBe(3);
  expect(march("arretium", "pisae") + VOYAGE - 1 + sail("pisae", "aleria") + ATTACK + march("aleria", "urcinium")).toBe(
    6,
  );
  expect(VOYAGE - 1 + sail("corcyra", "ntp_iapygium", "tarentum") + 1 + march("tarentum", "venusia")).toBe(5);
  expect(VOYAGE - 1 + sail("corcyra", "ntp_hydruntum", "brundisium")).toBe(3);
});

test("10.31: neighbours of the reports", () => {
  for (const [a, b] of [
    ["brundisium", "barium"],
    ["brundisium", "tarentum"],
    ["lissa", "dyrrhachium"],
    ["roma", "capua"],
  ] as const) {
    expect(byLand(a, b)).toBe(true);
  }
});

test("2.12: the four ports on the way from Trapezus are the Chersonese", () => {
  sail("trapezus", "phasis", "ntp_colchis", "phanagoria", "heraclea", "ntp_carcinites", "tyras");
  expect(spacesIn("chersonese")).toHaveLength(4);
});

test("10.31: Calagurris watches the road from Bergidum to Ilerda", () => {
  const watched = map.land[node("calagurris")]!;
  const past = away("bergidum", "ilerda", {
    ban: (n) => n === node("calagurris") || (watched.includes(n) && n !== node("ilerda")),
  });
  expect(away("bergidum", "ilerda")).toBeLessThan(past);
});

test("11.12: Rome sails to Lissa past her own ports, not through Tarentum", () => {
  const shut = (n: number): boolean =>
    n === node("tarentum") ||
    map.kind[n] === DEEP_SEA ||
    (n < map.spaces && territoryAt(map.ids[n]!) !== "rome" && n !== node("lissa"));
  expect(reached([node("roma")], (n) => (n === node("lissa") ? [] : map.sea[n]!), shut)).toContain(node("lissa"));
});

test("13.41: Germans sweep one tribe aside and end next to Rome in one move", () => {
  const start = [...spacesIn("germania_superior"), ...spacesIn("germania_inferior")];
  const gates = map.land[node("roma")]!.map((n) => map.ids[n]!);
  const best = Math.min(...start.flatMap((from) => gates.map((to) => away(from, to, { straits: false }))));
  expect(best + ATTACK).toBeLessThanOrEqual(11);
});
