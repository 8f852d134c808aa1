// Games of Steady bots, every answer with the position before it.
import { FastChance, legalActions } from "@ara/kernel";
import { askedPower, paxRomana, questionOf } from "@ara/pax-romana";
import { config } from "@ara/pax-romana";
import { Steady } from "@ara/bots/pax-romana";

/** Plays one game; each answer: who gave it, to what, out of how many, and the position before it. */
export function playGame(scenario, seed) {
  const table = config(scenario);
  const chance = new FastChance(seed);
  const state = paxRomana.setup(table, paxRomana.deal(table, chance));
  const bots = table.seats.map((_, seat) => new Steady({ seed: `${seed} ${seat}` }));
  const logs = table.seats.map(() => []);
  const answers = [];
  while (!state.over) {
    const [seat] = paxRomana.toAct(state);
    const legal = legalActions(paxRomana, state, seat);
    const view = paxRomana.view(state, seat);
    const action = bots[seat].choose({ view, legal, seat, log: logs[seat] });
    answers.push({
      before: paxRomana.clone(state),
      turn: state.turn,
      seat,
      power: askedPower(state, seat),
      key: questionOf(state).key,
      action,
      options: legal.length,
      isMoving: state.frames.some(({ proc }) => proc === "majorMove" || proc === "minorMove"),
    });
    paxRomana.apply(state, seat, action, chance, (event) => {
      logs.forEach((log, viewer) => {
        const seen = paxRomana.seen(event, viewer);
        if (seen) log.push(seen);
      });
    });
  }
  return answers;
}
