// Plays the Advanced Game with `steady` in all seats and counts how often somebody who is not active is asked about a card:
// as the rules ask, and where everybody lets sensible answers stand. `npm run card-questions -- 40` plays so many games.
import { Steady } from "@ara/bots/pax-romana";
import { decisionOf, Match } from "@ara/kernel";
import { config, paxRomana, questionOf } from "@ara/pax-romana";
import { instructionFor, standingAnswer } from "@ara/pax-romana/standing";

const GAMES = Number(process.argv[2] ?? 20);
const TURNS = 2;
/** Passes at moments that are seldom of use, and is asked where the own power is concerned. */
const SENSIBLE = [
  { moment: "cardPlayed", unless: "target" },
  { moment: "landPoint", unless: "never" },
  { moment: "transport", unless: "never" },
  { moment: "battle", unless: "fight" },
  { moment: "shifts", unless: "fight" },
];

const counts = { activations: 0, asked: 0, standing: 0 };
const byWindow = {};

for (let game = 0; game < GAMES; game++) {
  const seed = `card questions ${game}`;
  const agreed = config("V", { game: "advanced", measures: { turns: TURNS } });
  const match = new Match(paxRomana, agreed, { seats: ["A", "B", "C", "D"], seed });
  const bot = new Steady({ seed });
  while (!match.over) {
    const { state } = match;
    const seat = paxRomana.toAct(state)[0];
    if (questionOf(state)?.key === "card.window") {
      const table = paxRomana.view(state, "spectator");
      const { window } = table.frames.at(-1);
      const standing = SENSIBLE.map((one) => instructionFor(table, { ...one, span: "turn" }));
      const isAsked = standingAnswer(standing, table, seat) === null;
      counts.asked++;
      if (isAsked) counts.standing++;
      byWindow[window] ??= [0, 0];
      byWindow[window][0]++;
      if (isAsked) byWindow[window][1]++;
    }
    const done = match.act(seat, bot.choose(decisionOf(match, seat)));
    if (!done.ok) throw new Error(done.error.key);
  }
  counts.activations += match.events.filter(({ type }) => type === "activationBegan").length;
}

const mean = (n) => (n / counts.activations).toFixed(2);
console.log(`${GAMES} games of ${TURNS} turns, ${counts.activations} Activations`);
console.log(
  `questions to others in an Activation: ${mean(counts.asked)} as the rules ask, ${mean(counts.standing)} with standing answers`,
);
for (const [window, [all, left]] of Object.entries(byWindow)) console.log(`  ${window}: ${mean(all)}, ${mean(left)}`);
