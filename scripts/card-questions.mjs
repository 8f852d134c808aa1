// Plays the Advanced Game with `steady` in all seats and counts how often somebody who is not active is asked about a card:
// as the rules ask, and where everybody lets sensible answers stand. `npm run card-questions -- 40` plays so many games;
// `--write` puts the answer into bench/results.md.
import { Steady } from "@ara/bots/pax-romana";
import { decisionOf, Match } from "@ara/kernel";
import { config, paxRomana, questionOf } from "@ara/pax-romana";
import { writeSection } from "../apps/cli/src/results.ts";
import { instructionFor, standingAnswer } from "@ara/pax-romana/standing";

const GAMES = Number(process.argv[2] ?? 20);
const TURNS = 2;
/** Passes at moments that are seldom of use, and is asked where the own power is concerned. */
const CAREFUL = {
  cardPlayed: "target",
  landPoint: "never",
  transport: "never",
  battle: "fight",
  shifts: "fight",
};
/** By name, what everybody lets stand; the second is asked about his own battles once, when the dice lie. */
const STANDING = {
  "asked before and after the dice of own battles": CAREFUL,
  "asked after them": { ...CAREFUL, battle: "never" },
};

const counts = { activations: 0, asked: 0 };
const left = Object.fromEntries(Object.keys(STANDING).map((name) => [name, 0]));
const byWindow = {};

for (let game = 0; game < GAMES; game++) {
  const seed = `card questions ${game}`;
  const agreed = config("V", { game: "advanced", measures: { turns: TURNS } });
  const match = new Match(paxRomana, agreed, { seats: ["A", "B", "C", "D"], seed });
  const bot = new Steady({ seed });
  while (!match.over) {
    const { state } = match;
    const seat = paxRomana.toAct(state)[0];
    const active = state.frames.findLast(({ proc }) => proc === "activation" || proc === "pontusActivation")?.power;
    if (questionOf(state)?.key === "card.window" && !agreed.seats[seat].includes(active)) {
      const table = paxRomana.view(state, "spectator");
      const { window } = table.frames.at(-1);
      counts.asked++;
      byWindow[window] = (byWindow[window] ?? 0) + 1;
      for (const [name, instructions] of Object.entries(STANDING)) {
        const standing = Object.entries(instructions).map(([moment, unless]) =>
          instructionFor(table, { moment, unless, span: "turn" }),
        );
        if (standingAnswer(standing, table, seat) === null) left[name]++;
      }
    }
    const done = match.act(seat, bot.choose(decisionOf(match, seat)));
    if (!done.ok) throw new Error(done.error.key);
  }
  counts.activations += match.events.filter(({ type }) => type === "activationBegan").length;
}

const mean = (n) => (n / counts.activations).toFixed(2);
const windows = Object.entries(byWindow).map(([window, n]) => `${window} ${mean(n)}`);
const lines = [
  `${GAMES} games of ${TURNS} turns, ${counts.activations} Activations (\`npm run card-questions -- ${GAMES}\`):`,
  "",
  "| questions to others in an Activation | |",
  "| --- | ---: |",
  `| as the rules ask (${windows.join(", ")}) | ${mean(counts.asked)} |`,
  ...Object.entries(left).map(([name, n]) => `| with standing answers, ${name} | ${mean(n)} |`),
  "",
].join("\n");
console.log(lines);
if (process.argv.includes("--write")) writeSection("npm run card-questions", lines);
