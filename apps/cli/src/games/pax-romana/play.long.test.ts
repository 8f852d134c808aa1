import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ADVANCED_OPTIONS, OBJECTIVE_USES, OPTIONS, POWERS } from "@ara/pax-romana";
import { testFolder } from "../../testing/ara.ts";
import { ROMANA_OPTIONS } from "./option-list.ts";
import { FORMATS, PLAYED } from "./options.ts";

const { ara, inFolder, file } = testFolder();

describe("ara play pax-romana", () => {
  test("shows who decides, the question with its rule, and numbered answers", async () => {
    const { code, out } = await ara(["play", "pax-romana", "--seed", "a", "--record", inFolder("a.json")], "u\nq\n");
    expect(code).toBe(0);
    expect(out).toContain("Turn 2 of 6, F Activation; still before the cup: Carthage; in the cup: Rome 3, Carthage 3");
    expect(out).toContain("Rome decides: Your marker is drawn: pay for the Activation, or let it lapse? (3.44)");
    expect(out).toContain("   1  Pay 1 Talent\n");
    expect(out).toContain("There is nothing to take back yet.");
    expect(out).toContain(`npx ara play pax-romana --resume ${inFolder("a.json")} --bots steady`);
  });

  test("speaks German and Dutch", async () => {
    const args = ["play", "pax-romana", "--seed", "a", "--record", inFolder("b.json")];
    expect((await ara([...args, "--lang", "de"], "q\n")).out).toContain("Rom entscheidet: Dein Marker ist gezogen");
    expect((await ara([...args, "--overwrite", "--lang", "nl"], "q\n")).out).toContain(
      "Rome beslist: Je fiche is getrokken",
    );
  });

  test("m, m NAME, l and ? answer without deciding anything", async () => {
    const input = "m\nm capua\nm nemausus\nm nirgendwo\nl\n?\nnonsense\nq\n";
    const { out } = await ara(["play", "pax-romana", "--seed", "a", "--record", inFolder("c.json")], input);
    expect(out).toContain("Your forces\n  Roma: City, walls 5 (Rome); 1 legion (Rome)");
    expect(out).toContain("Capua (Italia): by land: Roma");
    expect(out).toContain("  the province is controlled by Rome\n  Capua: Town, walls 2 (Rome)\n");
    expect(out).toContain("  Nemausus: a tribe nobody has seen\n");
    expect(out).toContain('No Space or province is called "nirgendwo".');
    expect(out).toContain("Phase F: Activation. (3.2)");
    expect(out).toContain("m NAME     everything about one Space");
    expect(out).toContain('"nonsense" is not among the choices');
    expect(JSON.parse(readFileSync(inFolder("c.json"), "utf8")).entries).toStrictEqual([]);
  });

  test("who sits down reads what is played and how it is won; who goes on does not", async () => {
    const record = inFolder("welcome.json");
    const begun = await ara(["play", "pax-romana", "--seed", "a", "--record", record], "1\nv\nq\n");
    expect(begun.out.match(/You play Rome; 5 turns to go\./g)).toHaveLength(1);
    expect(begun.out).toContain("or at once whoever holds all capitals of the enemy.");
    expect((await ara(["play", "pax-romana", "--resume", record], "q\n")).out).not.toContain("You play Rome");
  });

  test("who is asked only after others have decided is welcomed too; scenario I shows no points and whose Pyrrhus is", async () => {
    const args = ["play", "pax-romana", "--scenario", "I", "--seed", "7", "--record", inFolder("pyrrhus.json")];
    const { out } = await ara(args, "s\nm\nexpansion\nmajor\ncorcyra\narmy\nall\n1\nw\nm corcyra\nembark\nq\n");
    expect(out).toMatch(/\n +GOP +CVP +provinces\nGreece +2 +1 +2\n/);
    expect(out).toContain("   1  1 squadron of Greece\n");
    expect(out).toContain("You play Greece; 1 turn to go.");
    expect(out).toContain("As it stands, Rome wins. (3.7)\nGreece> ");
    expect(out).not.toContain("In the treasury");
    expect(out.split("Others\n")[0]).toMatch(/1\s+elephant\s+\(the Soldier of Fortune\)/);
    expect(out).toContain("No way leads on from here as things are");
    expect(out).toContain("  Embark (1 MP)\n");
    expect(out).toContain("Corcyra (Macedonia, port): by sea");
  });

  test("answers are typed by their names too; several are shown, one is taken", async () => {
    const input = "pay\nexpansion\nmajor\nat \n+\narretium\nq\n";
    const { out } = await ara(["play", "pax-romana", "--seed", "a", "--record", inFolder("names.json")], input);
    expect(out).toContain("Rome decides: Where does the Major Move begin? (9.11)");
    expect(out.match(/2 {2}At Arretium/g)).toHaveLength(3);
    expect(out).toContain("Rome decides: Which units move? (9.11)");
  });

  test("s, t, r and w: the score, a tip, rules, and where to, with the reason why not", async () => {
    const moving = "pay\nexpansion\nmajor\narretium\nall\n1\n";
    const input = `s\nt\nr 13.4\nr 99\nr\nw\n${moving}w\nw carthago\nutica\nq\n`;
    const { out } = await ara(["play", "pax-romana", "--seed", "a", "--record", inFolder("ask.json")], input);
    expect(out).toMatch(/VP so far +GOP/);
    expect(out).toContain("Steady would type 1: Pay 1 Talent");
    expect(out).toMatch(/Pax Romana 13\.4 \(13 Barbarians\)\n[^]*? {2}R204 \(13\.4, 10\.97\): /);
    expect(out).toContain("There is no rule 99.");
    expect(out).toContain("  10  Land battles");
    expect(out).toContain("Nobody of yours is on the move just now.");
    expect(out).toMatch(/Within reach, with the MP left there: [^]*Genua \(\d\)/);
    expect(out).toContain("Carthago: No road leads there from here. (Pax Romana 9.22)");
    expect(out).toContain("Utica: No road leads there from here. (Pax Romana 9.22)");
  });

  test.each([
    ["en", "  You lead one of the great powers"],
    ["de", "  Du führst eine der Großmächte"],
    ["nl", "  Je leidt een van de grote machten"],
  ])("r 1.1 tells the rule in %s, r 1 what each of a chapter is about", async (language, begins) => {
    const args = ["play", "pax-romana", "--seed", "a", "--record", inFolder(`rule-${language}.json`)];
    const { out } = await ara([...args, "--lang", language], "r 1.1\nr 1\nr 3.44\nq\n");
    expect(out).toContain(begins);
    expect(out).toMatch(/^ {2}1\.4 +\S[^.]+\.$/m);
    expect(out).toMatch(/Pax Romana 3\.44 \(3 [^)]+\)\n[^]*? {2}R253 \(3\.44, /);
  });

  test("a step is saved, taken back, and the game goes on where it was left", async () => {
    const record = inFolder("d.json");
    const entries = (): unknown[] => JSON.parse(readFileSync(record, "utf8")).entries;
    await ara(["play", "pax-romana", "--seed", "a", "--record", record], "1\n1\nq\n");
    expect(entries()).toHaveLength(2);
    const { out } = await ara(["play", "pax-romana", "--resume", record, "--bots", "random"], "1\nu\nq\n");
    expect(out).toContain("Left: 1 Major Move, 2 Minor Moves.\nRome decides: What next in this Expansion? (3.51)");
    expect(out).toContain("Taken back.");
    expect(entries()).toHaveLength(2);
    const other = await ara(["play", "pax-romana", "--resume", record, "--scenario", "V"], "");
    expect(other.err).toContain("--resume cannot go with --scenario");
  });

  test("bots alone play to the end, and the record verifies", async () => {
    const record = inFolder("e.json");
    const args = ["play", "pax-romana", "--scenario", "I", "--seed", "e", "--bots", "random,steady"];
    const { code, out } = await ara([...args, "--record", record, "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: "pax-romana", result: { reason: expect.any(String) } });
    const verified = await ara(["verify", record]);
    expect(verified.out).toContain("1 of 1 consistent");
    expect(verified.code).toBe(0);
  });

  test.each([
    [["--players", "2"], "pax-romana has no --players"],
    [["--scenario", "IX"], "--scenario is one of I, II, III, IV, V, VI, VII"],
    [["--bots", "centurio"], 'there is no bot "centurio"; there is: random, steady'],
    [["--bots", "random,random,random"], "3 bots do not fit at a table of 2"],
    [["--with", "magic"], "--with takes firstMarker"],
    [["--scenario", "IV", "--format", "basic"], "--format"],
    [["--power", "east"], "--power is one of rome, carthage"],
  ])("%j is refused", async (args, message) => {
    const { code, err } = await ara(["play", "pax-romana", ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test("PAX knows nothing of scenarios", async () => {
    expect((await ara(["play", "pax", "--scenario", "V"])).err).toContain("pax has no --scenario");
  });

  const data = (): string =>
    file("corrections.json", {
      format: "ara-corrections/1",
      map: { spaces: { roma: { name: "Roma Nova" } } },
      scenarios: { scenarios: { II: { setup: { treasury: { talents: { rome: 77 } } } } } },
    });

  test("corrections of an owner travel with the game: nobody needs the file again", async () => {
    const record = inFolder("corrected.json");
    const begun = await ara(["play", "pax-romana", "--seed", "a", "--data", data(), "--record", record], "m roma\nq\n");
    expect(begun.out).toContain("Roma Nova (Italia, port, capital)");
    const resumed = await ara(["play", "pax-romana", "--resume", record], "1\nm roma\nq\n");
    expect(resumed.out).toContain("Roma Nova (Italia, port, capital)");
    const verified = await ara(["verify", record]);
    expect([verified.code, verified.out]).toStrictEqual([0, expect.stringContaining("1 of 1 consistent")]);
    expect((await ara(["position", "show", record, "--entry", "0"])).out).toContain("Roma Nova");
    await ara(["map", "--svg", inFolder("corrected.svg"), "--position", record]);
    expect(readFileSync(inFolder("corrected.svg"), "utf8")).toContain(">Roma Nova</text>");
  });

  test("the map is drawn with corrections, whole or as a scenario begins", async () => {
    for (const scenario of [[], ["--scenario", "II"]]) {
      await ara(["map", "--svg", inFolder("own.svg"), "--data", data(), ...scenario]);
      expect(readFileSync(inFolder("own.svg"), "utf8")).toContain(">Roma Nova</text>");
    }
  });

  test("17.2, 3.6: corrected cards and set-ups are played with, and travel in the record", async () => {
    const own = file("cards.json", {
      format: "ara-corrections/1",
      cards: { cards: { "dies-irae": { cost: 1 } } },
      scenarios: { scenarios: { IV: { setup: { treasury: { talents: { rome: 9 } } } } } },
    });
    const record = inFolder("cards-record.json");
    const begun = await ara(
      ["play", "pax-romana", "--scenario", "IV", "--seed", "a", "--data", own, "--record", record],
      "q\n",
    );
    expect(begun.code).toBe(0);
    const shown = JSON.parse((await ara(["position", "show", record, "--entry", "0", "--json"])).out);
    expect(JSON.stringify(shown)).toContain('"treasury":9');
    expect(readFileSync(record, "utf8")).toContain('"dies-irae"');
    expect((await ara(["verify", record])).code).toBe(0);
  });

  test("damaged corrections are refused with their place, in a file and in a record", async () => {
    const args = ["simulate", "pax-romana", "--scenario", "I", "--games", "1", "--data"];
    const bad = await ara([...args, file("bad.json", { format: "x" })]);
    expect(bad.code).toBe(2);
    expect(bad.err).toMatch(/--data: .*bad\.json: format is "x", this reads "ara-corrections\/1"/);
    const record = inFolder("damaged.json");
    await ara(["play", "pax-romana", "--seed", "a", "--data", data(), "--record", record], "q\n");
    const damaged = file("damaged.json", readFileSync(record, "utf8").replace('"roma"', '"rmoa"'));
    const reason = "config: corrections.map.spaces.rmoa is not known here";
    const verified = await ara(["verify", damaged]);
    expect([verified.code, verified.out]).toStrictEqual([1, expect.stringContaining(reason)]);
    const resumed = await ara(["play", "pax-romana", "--resume", damaged]);
    expect([resumed.code, resumed.err]).toStrictEqual([1, expect.stringContaining(reason)]);
  });
});

test("the options name what the data has", () => {
  expect(ROMANA_OPTIONS.scenario.value).toBe(PLAYED.join("|"));
  expect(ROMANA_OPTIONS.format.value).toBe(FORMATS.join("|"));
  expect(ROMANA_OPTIONS.objectives.value).toBe(OBJECTIVE_USES.join("|"));
  expect(ROMANA_OPTIONS.power.value).toBe(POWERS.join("|"));
  expect(ROMANA_OPTIONS.with.help).toContain(OPTIONS.join(", "));
  expect(ROMANA_OPTIONS.with.help).toContain(ADVANCED_OPTIONS.join(", "));
});
