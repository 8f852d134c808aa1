import { Steady } from "@ara/bots/pax-romana";
import { decisionOf, Match } from "@ara/kernel";
import {
  config,
  paxRomana,
  promptOf,
  writeConfig,
  type Action,
  type Config,
  type PaxRomana,
  type Prompt,
  type ScenarioName,
  type State,
} from "@ara/pax-romana";
import type { Saved } from "../src/store/saved.ts";

/** Games of Pax Romana for tests and pictures, the same every time. */

export interface RomanaSetting {
  readonly id: string;
  readonly scenario: ScenarioName;
  /** The seats of people; bots sit in the others. */
  readonly people?: readonly number[];
  readonly config?: Partial<Config>;
  readonly seed?: string;
}

const NAMES = ["Livia", "Hanno", "Philippus", "Antiochus"];
const LONG_AGO = Date.UTC(2025, 0, 1);

const configOf = ({ scenario, config: more = {} }: RomanaSetting): Config => ({ ...config(scenario), ...more });

/** As the client keeps a table at which nothing has happened. */
export function untouchedRomana(at: RomanaSetting): Saved {
  const { id, people = [0], seed = `e2e/${id}` } = at;
  const agreed = configOf(at);
  return {
    id,
    game: "pax-romana",
    created: LONG_AGO,
    updated: LONG_AGO,
    config: writeConfig(agreed),
    seats: agreed.seats.map((_, seat) => ({ name: NAMES[seat]!, bot: people.includes(seat) ? null : "steady" })),
    seed,
    record: null,
    over: false,
  };
}

export interface Moment {
  readonly seat: number;
  readonly prompt: Prompt;
  readonly state: State;
  /** The game as it would be kept now. */
  readonly kept: () => Saved;
}

/** Every decision of a game that `steady` plays in all seats, before it is made; `lead` answers in its place where it wants to. */
export function* momentsOf(at: RomanaSetting, lead?: (prompt: Prompt) => Action | undefined): Generator<Moment, Saved> {
  const table = untouchedRomana(at);
  const seats = table.seats.map(({ name }) => name);
  const match = new Match<PaxRomana>(paxRomana, configOf(at), { seats, seed: table.seed });
  const bot = new Steady({ seed: table.seed });
  const kept = (): Saved => ({ ...table, record: match.record("keep"), over: match.over });
  for (;;) {
    const seat = paxRomana.toAct(match.state)[0];
    if (seat === undefined) return kept();
    const decision = decisionOf(match, seat);
    const prompt = promptOf(decision.view, seat)!;
    yield { seat, prompt, state: match.state, kept };
    const wanted = lead?.(prompt);
    if (wanted && match.act(seat, wanted).ok) continue;
    const done = match.act(seat, bot.choose(decision));
    if (!done.ok) throw new Error(done.error.key);
  }
}

/** A game played until it is enough, or to its end. */
export function playedRomana(at: RomanaSetting, enough: (moment: Moment) => boolean = () => false): Saved {
  const moments = momentsOf(at);
  for (;;) {
    const { done, value } = moments.next();
    if (done) return value;
    if (enough(value)) return value.kept();
  }
}

export interface Asking extends RomanaSetting {
  /** The question to wait for, put to a person. */
  readonly when: (prompt: Prompt, state: State) => boolean;
  /** Whoever is asked it first is the person, and bots are all others. */
  readonly anyone?: true;
  /** Where steady would not come there: an answer it is made to give. */
  readonly lead?: (prompt: Prompt) => Action | undefined;
}

const MOST_GAMES = 40;
const MOST_DECISIONS = 4000;

const sitsAlone = (saved: Saved, person: number): Saved => ({
  ...saved,
  seats: saved.seats.map((seat, i) => ({ ...seat, bot: i === person ? null : "steady" })),
});

/** The first of some games in which a person is asked what was wished for. */
export function askedRomana({ when, lead, anyone, ...at }: Asking): Saved {
  const { people = [0] } = at;
  for (let n = 0; n < MOST_GAMES; n++) {
    let decisions = 0;
    for (const { seat, prompt, state, kept } of momentsOf({ ...at, seed: `e2e/${at.id}/${n}` }, lead)) {
      if ((anyone || people.includes(seat)) && when(prompt, state)) return anyone ? sitsAlone(kept(), seat) : kept();
      if (++decisions > MOST_DECISIONS) break;
    }
  }
  throw new Error(`nobody is asked what ${at.id} waits for`);
}
