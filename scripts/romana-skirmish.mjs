// Makes the positions of the lesson of Pax Romana: four one after the other in one game, and four with cards; each at the
// question a task begins with, and for each the seed of dice by which it goes as it is told. `npm run romana-skirmish` writes the file.
import { readFileSync, writeFileSync } from "node:fs";
import { Steady } from "@ara/bots/pax-romana";
import { decisionOf, FastChance, Match } from "@ara/kernel";
import {
  CARDS,
  config,
  data,
  paxRomana,
  POWERS,
  promptOf,
  readPosition,
  worldOf,
  writePosition,
} from "@ara/pax-romana";

const from = JSON.parse(readFileSync(new URL("romana-skirmish/position.json", import.meta.url), "utf8"));
const FILE = new URL("../apps/web/src/games/pax-romana/learn/skirmish.json", import.meta.url);
const NAMES = ["Rome", "Carthage", "Greece", "the East"];
const ROME = 0;

/** Bribes would only make it longer. */
const table = config("V", { options: ["noBribery"] });
const { map } = worldOf(table);
const at = (id) => map.nodeOf.get(id);

const PHASE_F = [
  { placed: 1, proc: "game", step: "next" },
  { proc: "gameTurn", from: "A", step: "G" },
  { proc: "activationPhase", step: "next" },
];

/** The position with the procedures that are under way. */
function begin(agreed, frames) {
  const blank = paxRomana.setup(agreed, paxRomana.deal(agreed, new FastChance("skirmish")));
  const position = writePosition({ seats: NAMES, state: blank });
  const fresh = { turn: from.turn, phase: "F", stacks: [], leaders: {}, works: {}, tribes: {} };
  const state = Object.assign({}, position.state, fresh);
  const tribes = [...data.tribes];
  for (const [id, line] of Object.entries(from.stands)) {
    for (const part of line.split(", ")) {
      const [owner, ...rest] = part.split(" ");
      if (owner === "tribe") state.tribes[id] = tribes.pop();
      else if (rest.length === 0) state.leaders[owner] = id;
      else if (isNaN(rest[0])) state.works[id] = { owner, works: rest[0], walls: Number(rest[1]) };
      else state.stacks.push({ at: id, owner, units: unitsOf(rest) });
    }
  }
  const spread = (lists) =>
    Object.fromEntries(Object.entries(lists).flatMap(([power, ids]) => ids.split(" ").map((id) => [id, power])));
  Object.assign(state, { tribePool: tribes, held: spread(from.held), control: spread(from.control), cup: from.cup });
  state.order = from.order.map((power) => POWERS.indexOf(power));
  state.row = from.row.map((power) => POWERS.indexOf(power));
  state.powers = state.powers.map((power, i) => ({
    ...power,
    treasury: from.talents[i],
    stability: from.stability[i],
    victoryPoints: from.points[i],
    reserve: 0,
  }));
  state.frames = [...PHASE_F, ...frames];
  const read = readPosition({ ...position, state });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.state;
}

function unitsOf(words) {
  const units = {};
  for (let i = 0; i < words.length; i += 2) units[words[i + 1]] = Number(words[i]);
  return units;
}

/** Plays on from a state: wishes are answered first, all else by a bot. The game as it is at the last question. */
function play(state, seed, wishes, isEnd) {
  const game = { ...paxRomana, setup: () => paxRomana.clone(state) };
  const match = new Match(game, state.config, { seats: NAMES, seed });
  const bot = new Steady({ seed });
  for (let n = 0; n < 150; n++) {
    const seat = paxRomana.toAct(match.state)[0];
    const prompt = promptOf(paxRomana.view(match.state, seat), seat);
    if (isEnd(prompt, n)) return match;
    const legal = prompt.options.filter(({ refusal }) => !refusal).map(({ action }) => action);
    const wish = wishes[`${POWERS[seat]} ${prompt.key}`];
    const action = (wish && legal.find((one) => wish(one, match.state))) ?? bot.choose(decisionOf(match, seat));
    const done = match.act(seat, action);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  throw new Error("it does not end");
}

/** The first seed by which it comes as it should. */
function found(name, state, wishes, isEnd, isRight) {
  for (let n = 0; n < 200; n++) {
    const seed = `${name} ${n}`;
    const match = play(state, seed, wishes, isEnd);
    if (isRight(match)) return { seed, match };
  }
  throw new Error(`no seed for ${name}`);
}

const along = (way) => (action, state) =>
  action.type === "step" && way[way.indexOf(map.ids[state.forces[0].node]) + 1] === map.ids[action.node];
const told = (match, type) => match.events.find((event) => event.type === type);
const both = { "rome force.leader": ({ yes }) => yes, "greece force.leader": ({ yes }) => yes };
const all = { "rome units.move": ({ type }) => type === "all", "greece units.move": ({ type }) => type === "all" };

const STORM = {
  ...both,
  ...all,
  "rome expansion.choose": ({ type }) => type === "major",
  "rome major.where": ({ node }) => node === at("paestum"),
  "rome land.step": along(["paestum", "capua", "roma"]),
  "rome siege.bid": ({ n }) => n === 0,
};
const MARCH = {
  ...both,
  ...all,
  "rome expansion.choose": ({ type }) => type === "done",
  "greece activation.pay": ({ type }) => type === "pay",
  "greece activation.operation": ({ kind }) => kind === "expansion",
  "greece expansion.choose": ({ type }) => type === "major",
  "greece major.where": ({ node }) => node === at("arretium"),
  "greece land.step": along(["arretium", "ariminum", "ancona", "corfinium", "capua"]),
  "rome interception.attempt": ({ type }, { forces }) => (forces[0].node === at("capua")) === (type === "intercept"),
  "rome interception.units": ({ type }) => type === "all",
  "rome interception.leader": ({ yes }) => yes,
};

/** Rome has paid, chosen Expansion and moved nothing yet. */
const roma = begin(table, [
  { capitals: null, proc: "activation", power: ROME, drawn: false, step: "close" },
  { majorsLeft: 1, minorsLeft: 2, noTown: [], proc: "expansion", power: ROME, minors: 2, step: "choose" },
]);
const storm = found(
  "storm",
  roma,
  STORM,
  (prompt, n) => n > 0 && prompt.key === "expansion.choose",
  (match) => match.state.held[at("roma")] === ROME && told(match, "captured") && !told(match, "interceptionRolled"),
);
const asksAtCapua = ({ seat, key, at: place }) =>
  seat === ROME && key === "interception.attempt" && place === at("capua");
const march = found("march", storm.match.state, MARCH, asksAtCapua, () => true);
const caught = found(
  "catch",
  march.match.state,
  MARCH,
  ({ seat, key }) => seat === ROME && (key === "battle.raise" || key === "activation.pay"),
  // Behind by the dice and ahead by the shifts: something is left to settle.
  (match) => {
    const rolled = told(match, "battleRolled");
    const behind = rolled ? rolled.dice[1] - rolled.dice[0] : 0;
    return told(match, "interceptionRolled")?.success === true && behind > 0 && behind < 3;
  },
);
const settled = found(
  "settle",
  caught.match.state,
  { "greece land.step": ({ type }) => type === "stop" },
  ({ key }) => key === "expansion.choose",
  (match) => told(match, "battleEnded")?.winner === "attacker" && !match.events.some(({ dead }) => dead === true),
);
const peace = settled.match.state;
peace.frames = [
  ...peace.frames.slice(0, 3),
  { capitals: null, proc: "activation", power: ROME, drawn: true, step: "pay" },
];

const taskOf = (id, state, seed) => {
  const position = writePosition({ seats: NAMES, state });
  const read = readPosition(position);
  if (!read.ok) throw new Error(`${id}: ${JSON.stringify(read.error)}`);
  return { id, seed, position };
};
/** 17.1: the same war with cards: whose Activation it is, where it stands, and who holds what. */
const withCards = config("V", { game: "advanced", format: "advanced5", options: ["noBribery"] });
function dealt(power, step, hands) {
  const state = begin(withCards, [{ capitals: null, proc: "activation", power, drawn: true, step }]);
  for (const [holder, cards] of Object.entries(hands)) {
    const taken = cards.map((name) => CARDS.indexOf(name)).toSorted((a, b) => a - b);
    for (const card of taken) state.cards.deck.splice(state.cards.deck.indexOf(card), 1);
    state.cards.hands[POWERS.indexOf(holder)] = taken;
  }
  return state;
}
const asksRome = (key) => (prompt) => prompt.seat === ROME && prompt.key === key;

const full = dealt(ROME, "pay", { rome: ["ambush", "corvus", "deus-ex-machina"], carthage: ["cunctator"] });
const draw = found(
  "draw",
  full,
  { "rome activation.pay": ({ type }) => type === "pay" },
  ({ key }) => key === "card.full" || key === "card.window" || key === "activation.operation",
  (match) => CARDS[told(match, "cardDrawn").card] === "spies",
);
const spies = dealt(ROME, "operation", {
  rome: ["corvus", "deus-ex-machina", "spies"],
  carthage: ["cunctator", "traitor"],
});
const traitor = play(
  dealt(1, "operation", { rome: ["corvus", "deus-ex-machina"], carthage: ["traitor"], greece: ["cunctator"] }),
  "traitor",
  {
    "carthage activation.operation": ({ kind }) => kind === "traitor",
    "carthage card.target": ({ power }) => power === ROME,
  },
  asksRome("card.window"),
);
const wrath = found(
  "wrath",
  dealt(2, "pay", { rome: ["corvus", "deus-ex-machina"], east: ["cunctator"] }),
  { "greece activation.pay": ({ type }) => type === "pay" },
  (prompt) => asksRome("card.window")(prompt) || prompt.key === "activation.operation" || prompt.key === "card.full",
  (match) => CARDS[told(match, "cardDrawn").card] === "dies-irae",
);

const tasks = [
  taskOf("storm", roma, storm.seed),
  taskOf("answer", march.match.state, caught.seed),
  taskOf("settle", caught.match.state, settled.seed),
  taskOf("raise", peace, "raise 0"),
  taskOf("draw", full, draw.seed),
  taskOf("play", spies, "play 0"),
  taskOf("cancel", traitor.state, "cancel 0"),
  taskOf("quiet", wrath.match.state, "quiet 0"),
];
writeFileSync(FILE, `${JSON.stringify({ tasks })}\n`);
for (const { id, seed } of tasks) console.log(id, "has the dice of", seed);
