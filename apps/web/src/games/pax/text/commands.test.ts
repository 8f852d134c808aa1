import { LANGUAGES, legalActions, type Language } from "@ara/kernel";
import {
  buy,
  config,
  DRAW,
  END,
  keep,
  PASS,
  pax,
  PEEK,
  place,
  play,
  promptOf,
  SKIP,
  start,
  TO_DECK,
  TO_HAND,
  TO_LEGION,
  tribute,
  type State,
} from "@ara/pax";
import { eager, testCard, testGame, testTable } from "@ara/pax/testing";
import { describe, expect, it } from "vitest";
import { understand, type Context, type Understood, type Which } from "./commands.ts";
import { commandOf } from "./teach.ts";
import { wordOf } from "./known-words.ts";
import { COMMANDS } from "./vocabulary.ts";

const names = ["Livia", "Octavia", "Varro"];
const contextOf = (state: State, language: Language = "en", pending: Which | null = null): Context => ({
  language,
  view: pax.view(state, state.decider),
  prompt: promptOf(state, state.decider),
  names,
  pending,
});
const hear = (input: string, state: State, language: Language = "en"): Understood =>
  understand(input, contextOf(state, language));
const act = (action: number): Understood => ({ type: "act", action });

const armyBig = testCard("army:2:4");
const armySmall = testCard("army:1:2");
const land = testCard("land:1:1");
const fleet = testCard("fleet:2:3");

const turn = testTable(3, {});
const playing = testTable(3, { step: "play", hands: [["army:2:4", "army:1:2", "land:1:1"]] });
const buying = testTable(3, { step: "buy", legions: [["land:1:1"], ["army:1:1"], ["fleet:1:1"], []] });
const drawing = (...cards: readonly number[]): State => ({
  ...testTable(3, { step: "draw" }),
  drawn: [...cards],
  places: { hand: 1, legion: 1, deck: 1 },
});

describe("where a card is placed", () => {
  it("a bare number is asked back, as it may be the card or a legion", () => {
    const asked = hear("1", drawing(armyBig));
    expect(asked).toMatchObject({ type: "which", asks: "place", cards: [armyBig] });
    const then = contextOf(drawing(armyBig), "en", asked as Which);
    expect(understand("3", then)).toEqual(act(place(armyBig, TO_LEGION + 2)));
  });

  it("elsewhere the hand is read out", () => {
    expect(hear("hand", playing)).toMatchObject({ type: "ask", about: "hand" });
  });
});

describe("what can be typed", () => {
  it.each([
    ["en", "draw", turn, DRAW],
    ["en", "  DRAW! ", turn, DRAW],
    ["en", "dr", turn, DRAW],
    ["en", "peek at rome", turn, PEEK],
    ["en", "place army hand", drawing(armyBig, land), place(armyBig, TO_HAND)],
    ["en", "place hand", drawing(armyBig), place(armyBig, TO_HAND)],
    ["en", "put it into my hand", drawing(armyBig), place(armyBig, TO_HAND)],
    ["en", "place 2 legion 3", drawing(armyBig, land), place(land, TO_LEGION + 2)],
    ["en", "place 2 iii", drawing(armyBig, land), place(land, TO_LEGION + 2)],
    ["en", "place 3", drawing(armyBig), place(armyBig, TO_LEGION + 2)],
    ["en", "hand", drawing(armyBig), place(armyBig, TO_HAND)],
    ["de", "unter den Stapel", drawing(armyBig), place(armyBig, TO_DECK)],
    ["nl", "legioen 2", drawing(armyBig), place(armyBig, TO_LEGION + 1)],
    ["en", "place deck", drawing(armyBig), place(armyBig, TO_DECK)],
    ["en", "place army under the deck", drawing(armyBig, land), place(armyBig, TO_DECK)],
    ["en", "place army under", drawing(armyBig, land), place(armyBig, TO_DECK)],
    ["en", "place army 2 4 hand", drawing(armyBig, armySmall), place(armyBig, TO_HAND)],
    ["en", "buy 3", buying, buy(2)],
    ["en", "buy legion III", buying, buy(2)],
    ["en", "3", buying, buy(2)],
    ["en", "buy nothing", buying, SKIP],
    ["en", "skip", buying, SKIP],
    ["en", "play land", playing, play(land)],
    ["en", "play 1", playing, play(land)],
    ["en", "play double army", playing, play(armyBig)],
    ["en", "play army 1", playing, play(armySmall)],
    ["en", "play army value 4", playing, play(armyBig)],
    ["en", "play army:1:2", playing, play(armySmall)],
    ["en", "land", playing, play(land)],
    ["en", "end turn", playing, END],
    ["de", "ziehen", turn, DRAW],
    ["de", "spähe", turn, PEEK],
    ["de", "Spaehen", turn, PEEK],
    ["de", "lege Armee auf die Hand", drawing(armyBig, land), place(armyBig, TO_HAND)],
    ["de", "lege 2 unter Legion 3", drawing(armyBig, land), place(land, TO_LEGION + 2)],
    ["de", "Armee unter den Stapel legen", drawing(armyBig, land), place(armyBig, TO_DECK)],
    ["de", "platziere Stapel", drawing(armyBig), place(armyBig, TO_DECK)],
    ["de", "kaufe 3", buying, buy(2)],
    ["de", "Legion 3 kaufen", buying, buy(2)],
    ["de", "nichts kaufen", buying, SKIP],
    ["de", "spiele Land", playing, play(land)],
    ["de", "lege Land aus", playing, play(land)],
    ["de", "Land spielen", playing, play(land)],
    ["de", "Zug beenden", playing, END],
    ["de", "play doppelte armee", playing, play(armyBig)],
    ["nl", "trek", turn, DRAW],
    ["nl", "gluur", turn, PEEK],
    ["nl", "leg leger in mijn hand", drawing(armyBig, land), place(armyBig, TO_HAND)],
    ["nl", "plaats 2 legioen 3", drawing(armyBig, land), place(land, TO_LEGION + 2)],
    ["nl", "plaats onder de stapel", drawing(armyBig), place(armyBig, TO_DECK)],
    ["nl", "koop 3", buying, buy(2)],
    ["nl", "niets kopen", buying, SKIP],
    ["nl", "speel land", playing, play(land)],
    ["nl", "speel dubbel leger", playing, play(armyBig)],
    ["nl", "beëindig", playing, END],
    ["nl", "draw", turn, DRAW],
  ] as const)("%s: %s", (language, input, state, action) => {
    expect(hear(input, state, language)).toEqual(act(action));
  });

  it("keeps a card, pays tribute, passes", () => {
    const setup: State = { ...testTable(2, { step: "setup" }), drawn: [land, armyBig] };
    expect(hear("keep army", setup)).toEqual(act(keep(armyBig)));
    const owing: State = {
      ...testTable(2, { step: "tribute", hands: [["land:1:1"]] }, { nocturnus: true }),
      tributeLeft: 1,
    };
    expect(hear("tribute 1", owing)).toEqual(act(tribute(land)));
    expect(hear("pass", testTable(5, { step: "senate" }))).toEqual(act(PASS));
  });

  it("begins a game of the campaign with two cards: the one to keep, the one for under the deck (8.5)", () => {
    const setup: State = { ...testTable(1, { step: "setup" }, { solo: 3 }), drawn: [land, armyBig, fleet] };
    for (const input of ["start army fleet", "start 2 3", "start keep army under fleet", "2 3"]) {
      expect(hear(input, setup)).toEqual(act(start(armyBig, fleet)));
    }
    expect(hear("start army", setup)).toMatchObject({ type: "which", asks: "card", cards: [land, fleet] });
  });
});

describe("what is not clear", () => {
  it("asks which card, and takes the next line as the answer", () => {
    const asked = hear("play army", playing) as Which;
    expect(asked).toMatchObject({ type: "which", asks: "card", cards: [armySmall, armyBig] });
    expect(understand("3", contextOf(playing, "en", asked))).toEqual(act(play(armyBig)));
    expect(understand("end", contextOf(playing, "en", asked))).toEqual(act(END));
  });

  it("asks where a card goes", () => {
    const state = drawing(armyBig, land);
    const asked = hear("place army", state) as Which;
    expect(asked).toMatchObject({ type: "which", asks: "place" });
    expect(understand("hand", contextOf(state, "en", asked))).toEqual(act(place(armyBig, TO_HAND)));
    expect(understand("legion 2", contextOf(state, "en", asked))).toEqual(act(place(armyBig, TO_LEGION + 1)));
    const legion = hear("place army legion", state) as Which;
    expect(legion.asks).toBe("legion");
    expect(understand("4", contextOf(state, "en", legion))).toEqual(act(place(armyBig, TO_LEGION + 3)));
  });

  it("asks which legion", () => {
    expect(hear("buy", buying)).toMatchObject({ type: "which", asks: "legion" });
  });

  it("asks for more letters where several commands begin alike", () => {
    expect(hear("pl", turn)).toEqual({ type: "unclear", near: ["place", "play", "players"], several: true });
  });

  it.each([
    ["en", "drwa", "draw"],
    ["de", "zihee", "draw"],
    ["nl", "trekk", "draw"],
    ["en", "plya land", "play"],
  ] as const)("%s: %s is near a command", (language, input, command) => {
    const heard = hear(input, turn, language);
    if (heard.type === "unclear") expect(heard.near).toContain(command);
    else expect(heard).toEqual(act(DRAW));
  });

  it("offers what can be done where nothing is near", () => {
    expect(hear("xyzzy", turn)).toEqual({ type: "unclear", near: ["draw", "peek", "help"], several: false });
    expect(hear("", turn)).toMatchObject({ type: "unclear" });
  });

  it("says that a card is not there, with an action whose refusal names the rule", () => {
    const heard = hear("play senator", playing);
    expect(heard).toMatchObject({ type: "missing", category: "senator", from: "hand" });
    expect(hear("play 9", playing)).toEqual({ type: "noNumber", number: 9, count: 3 });
  });

  it("leaves what is not the time for, and legions that do not exist, to the table", () => {
    const refused = (input: string, state: State): string | undefined => {
      const heard = hear(input, state);
      return heard.type === "act" ? pax.check(state, 0, heard.action)?.key : heard.type;
    };
    expect(refused("play army", buying)).toBe("missing");
    expect(refused("play 1", buying)).toBe("notNow");
    expect(refused("place hand", buying)).toBe("notNow");
    expect(refused("buy 9", buying)).toBe("legion.unknown");
    expect(refused("buy 0", buying)).toBe("legion.unknown");
    expect(refused("place legion 0", drawing(armyBig))).toBe("legion.unknown");
  });
});

describe("why not", () => {
  it("is asked of an action, of a bot, or of everything", () => {
    expect(hear("why not buy 3", buying)).toEqual({ type: "why", about: act(buy(2)) });
    expect(hear("warum nicht Land spielen", playing, "de")).toEqual({ type: "why", about: act(play(land)) });
    expect(hear("waarom niet koop 3", buying, "nl")).toEqual({ type: "why", about: act(buy(2)) });
    expect(hear("why", buying)).toEqual({ type: "why", about: null });
    expect(hear("why octavia", buying)).toEqual({ type: "whyBot", seat: 1 });
  });

  it("asks which card first where several fit", () => {
    const asked = hear("why not play army", playing) as Which;
    expect(understand("2", contextOf(playing, "en", asked))).toEqual({ type: "why", about: act(play(armySmall)) });
  });
});

describe("questions", () => {
  it("come with their argument", () => {
    expect(hear("log 20", turn)).toEqual({ type: "ask", about: "log", argument: "20" });
    expect(hear("rule 3.7", turn)).toEqual({ type: "ask", about: "rule", argument: "3.7" });
    expect(hear("Regel 3,7", turn, "de")).toEqual({ type: "ask", about: "rule", argument: "3.7" });
    expect(hear("legion 3", turn)).toEqual({ type: "ask", about: "legions", argument: "3" });
    expect(hear("?", turn)).toEqual({ type: "ask", about: "help", argument: "" });
  });

  it.each(LANGUAGES)("and every word we teach is understood, in %s", (language) => {
    for (const command of COMMANDS) {
      const heard = hear(wordOf(language, command), turn, language);
      expect(heard.type, wordOf(language, command)).not.toBe("unclear");
      if (heard.type === "ask") expect(heard.about).toBe(command);
    }
  });
});

describe("the command we show for an action", () => {
  it.each(LANGUAGES)("means that action, in whole games, in %s", (language) => {
    const games = [config(1, { solo: 5 }), config(2), config(5), config(3, { nocturnus: true })];
    for (const [seed, agreed] of games.entries()) {
      for (const state of testGame(agreed, seed, eager)) {
        if (state.step === "over") break;
        const context = contextOf(state, language);
        for (const action of legalActions(pax, state, state.decider)) {
          const command = commandOf(action, context.view, language);
          expect(understand(command, context), command).toEqual(act(action));
        }
      }
    }
  });
});
