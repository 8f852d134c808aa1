import { FastChance, parseJson, type Decision, type Player } from "@ara/kernel";
import { determinize, pax, writeEvent, writeView, type Action, type Pax } from "@ara/pax";
import { escapeLine } from "../../escape.ts";
import { Program, type Limits } from "../../program.ts";

/**
 * A program that sits at the table: one line of JSON in for each decision, one line with an action out; docs/bots.md
 * describes it. It gets what its seat may know and nothing else.
 */
export class ExecPlayer implements Player<Pax> {
  readonly #program: Program;

  constructor(command: string, limits: Partial<Limits> = {}) {
    this.#program = new Program(command, limits);
  }

  async choose({ seat, legal, view, log }: Decision<Pax>): Promise<Action> {
    // Actions are written with respect to a state; any state the seat could be in will do, as it sees its own cards.
    const state = determinize(view, new FastChance("exec"));
    const actions = legal.map((action) => pax.json.writeAction(state, seat, action));
    const asked = { seat, view: writeView(view), legal: actions, log: log.map(writeEvent) };
    const line = await this.#program.ask(JSON.stringify(asked));
    const json = parseJson(line);
    const read = json.ok ? pax.json.readAction(state, seat, json.value) : json;
    if (!read.ok || !legal.includes(read.value)) {
      throw this.#program.error(`answered ${escapeLine(line.slice(0, 100))}, which is not a legal action`);
    }
    return read.value;
  }

  close(): void {
    this.#program.close();
  }
}
