// Counts the taps a person would need for the games of Steady bots with plans (`packages/pax-romana/src/plans`), per Major
// Move and per turn of one seat. `npm run taps` plays, counts and prints; with `--write` it also writes bench/results.md.
import { readFileSync, writeFileSync } from "node:fs";
import { tapsFor } from "./taps/asked.mjs";
import { playGame } from "./taps/games.mjs";
import { spentOn, tapsOfMove } from "./taps/moves.mjs";
import { letStand } from "./taps/standing.mjs";

const numbered = (name, games) => Array.from({ length: games }, (_, i) => `${name} ${i + 1}`);
/** Games that were looked at while plans were made, and games that nobody has looked at. */
const GAMES = [
  { scenario: "V", name: "V", seeds: numbered("taps", 2) },
  { scenario: "V", name: "V, other games", seeds: numbered("ides", 6) },
  { scenario: "II", name: "II", seeds: numbered("taps", 3) },
  { scenario: "II", name: "II, other games", seeds: numbered("ides", 6) },
];
/** What a person may be asked to do at most. */
const MOST = { median: 6, mean: 8, turn: 45 };

/** The answers of one game as taps: of each Major Move with its answers, and of each seat in each turn. */
function countGame(answers) {
  const majors = [];
  const turns = new Map();
  const hands = new Map();
  const stood = letStand(answers);
  const last = new Map();
  const add = ({ turn, seat }, taps) => turns.set(`${turn}/${seat}`, (turns.get(`${turn}/${seat}`) ?? 0) + taps);
  for (let i = 0; i < answers.length; i++) {
    const answer = answers[i];
    const isMove = answer.action.type === "major" || answer.action.type === "minor";
    if (!isMove) {
      if (!answer.counted && !stood.has(answer)) add(answer, tapsFor(answer, last.get(answer.seat)));
      last.set(answer.seat, answer);
      continue;
    }
    let end = i + 1;
    while (end < answers.length && answers[end].isMoving) end++;
    const own = answers.slice(i, end).filter(({ seat }) => seat === answer.seat);
    const hand = hands.get(answer.seat) ?? { occupy: false };
    hands.set(answer.seat, hand);
    const { taps, accepted } = tapsOfMove(own, hand);
    for (const one of own) one.counted = true;
    add(answer, accepted);
    if (answer.action.type === "major") majors.push({ answers: own.length, taps, accepted });
  }
  return { majors, turns: [...turns.values()] };
}

const mean = (all) => all.reduce((sum, n) => sum + n, 0) / all.length;
const at = (all, part) => all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))];
const three = (all) => `${mean(all).toFixed(1)} | ${at(all, 0.5)} | ${at(all, 0.9)}`;

const rows = [];
let isTooMany = false;
for (const { scenario, name, seeds } of GAMES) {
  const counted = seeds.map((seed) => countGame(playGame(scenario, seed)));
  const majors = counted.flatMap((one) => one.majors);
  const taps = majors.map((one) => one.accepted);
  const turns = counted.flatMap((one) => one.turns);
  rows.push(
    `| ${name}, Major Move (${majors.length}), answers | ${three(majors.map((one) => one.answers))} |`,
    `| ${name}, Major Move, taps | ${three(taps)} |`,
    `| ${name}, Major Move, taps, just the units of the bot | ${three(majors.map((one) => one.taps))} |`,
    `| ${name}, one seat, one turn (${turns.length}), taps | ${three(turns)} |`,
  );
  isTooMany ||= at(taps, 0.5) > MOST.median || mean(taps) > MOST.mean || mean(turns) > MOST.turn;
}
const table = ["| | mean | median | 9 of 10 at most |", "| --- | ---: | ---: | ---: |", ...rows].join("\n");
console.log(table);
const most = [...spentOn].filter(([, taps]) => taps > 0).toSorted((a, b) => b[1] - a[1]);
console.log(`Taps of Moves: ${most.map(([what, taps]) => `${what} ${taps}`).join(", ")}`);
if (process.argv.includes("--write")) {
  const file = new URL("../bench/results.md", import.meta.url);
  const known = readFileSync(file, "utf8");
  const [begin, end] = ["<!-- npm run taps -->", "<!-- /npm run taps -->"];
  if (!known.includes(begin)) throw new Error(`bench/results.md has no ${begin}`);
  const [head, rest] = known.split(begin);
  writeFileSync(file, `${head}${begin}\n${table}\n${end}${rest.split(end)[1]}`);
}
if (isTooMany) {
  console.error(`more than a median of ${MOST.median}, a mean of ${MOST.mean}, or ${MOST.turn} a turn`);
  process.exitCode = 1;
}
