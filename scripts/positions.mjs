// Looks for positions of the day: last turns of bots' games in which one answer is best by far, whatever Rome hides. Every
// number is worked out by going through all ways the unseen cards can lie (packages/bots/src/pax/last-turn.ts).
// `npm run positions -- 900` plays so many games; the same number gives the same file.
import { writeFileSync } from "node:fs";
import { Bot } from "@ara/bots/pax";
import { solveLastTurn } from "@ara/bots/pax/last-turn";
import { decisionOf, Match } from "@ara/kernel";
import { config, pax, writeAction, writePosition } from "@ara/pax";

const FILE = new URL("../apps/web/src/games/pax/positions/positions.json", import.meta.url);
const GAMES = Number(process.argv[2] ?? 900);
const WANTED = 60;
const BETRAYALS = 40;
/** The best answer wins at least so often, and so much more often than the next. */
const BEST = 0.6;
const MARGIN = 0.3;
const ANSWERS = 3;
const LEVELS = ["centurio", "miles", "tiro"];
const NAMES = ["Livia", "Cassius", "Octavia", "Varro"];

function search(game) {
  const players = 2 + (game % 3);
  const seats = NAMES.slice(0, players);
  const seed = `position ${game}`;
  const match = new Match(pax, config(players, { memory: "open" }), { seats, seed });
  // Where the others play badly, Rome is strong: that is when a betrayal pays.
  const bot = new Bot(LEVELS[Math.floor(game / 3) % LEVELS.length], { seed });
  let found = null;
  while (!match.over) {
    const seat = pax.toAct(match.state)[0];
    const solved = solveLastTurn(match.state, seat);
    const worth = solved && worthOf(solved);
    if (worth && (!found || worth > found.worth)) found = { worth, ...written(match.state, seats, seat, solved) };
    match.act(seat, bot.choose(decisionOf(match, seat)));
  }
  return found;
}

/** How much there is to find: many answers, a wide margin, a betrayal. `0`: nothing. */
function worthOf({ answers, ways }) {
  const [best, next] = answers;
  if (answers.length < ANSWERS || best.wins < BEST * ways || best.wins - next.wins < MARGIN * ways) return 0;
  return answers.length + (best.wins - next.wins) / ways + (isBetrayal(best) ? 10 : 0);
}

const isBetrayal = ({ wins, withRome }) => 2 * withRome > wins;

function written(state, seats, seat, { answers, ways }) {
  return {
    betrayal: isBetrayal(answers[0]),
    position: writePosition({ seats, partial: false, state }),
    seat,
    ways,
    answers: answers.map(({ action, wins, withRome, line }) => ({
      action: writeAction(state, seat, action),
      wins,
      withRome,
      line: line.map((next) => writeAction(state, seat, next)),
    })),
  };
}

const found = [];
for (let game = 0; game < GAMES; game++) {
  const one = search(game);
  if (one) found.push(one);
  if (game % 20 === 19)
    console.error(
      `${game + 1} games: ${found.length} positions, ${found.filter(({ betrayal }) => betrayal).length} betrayals`,
    );
}
// The best of each kind, in the order the games came: whoever plays them cannot tell which kind comes next.
const best = (betrayal, count) =>
  found
    .filter((one) => one.betrayal === betrayal)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, count);
const chosen = new Set([...best(true, BETRAYALS), ...best(false, WANTED - BETRAYALS)]);
const positions = found.filter((one) => chosen.has(one)).map(({ worth: _worth, ...one }) => one);
writeFileSync(FILE, `${JSON.stringify({ games: GAMES, positions })}\n`);
console.error(`${positions.length} written`);
