import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { createInterface } from "node:readline";
import { parseJson, type Decision, type Player } from "@ara/kernel";
import { determinize, pax, writeEvent, writeView, type Action, type Pax } from "@ara/pax";
import { FastChance } from "@ara/kernel";
import { CliError } from "../../command.ts";

/**
 * A program that sits at the table: one line of JSON in for each decision, one line with an action out; docs/bots.md
 * describes it. It gets what its seat may know and nothing else.
 */
export class ExecPlayer implements Player<Pax> {
  readonly #command: string;
  #program: ChildProcessWithoutNullStreams | undefined;
  #answer: ((line: string | undefined) => void) | undefined;

  constructor(command: string) {
    this.#command = command;
  }

  async choose({ seat, legal, view, log }: Decision<Pax>): Promise<Action> {
    // Actions are written with respect to a state; any state the seat could be in will do, as it sees its own cards.
    const state = determinize(view, new FastChance("exec"));
    const actions = legal.map((action) => pax.json.writeAction(state, seat, action));
    const asked = { seat, view: writeView(view), legal: actions, log: log.map(writeEvent) };
    const line = await this.#ask(JSON.stringify(asked));
    if (line === undefined) throw new CliError(`the bot "${this.#command}" ended without an answer`, 1);
    const json = parseJson(line);
    const read = json.ok ? pax.json.readAction(state, seat, json.value) : json;
    if (!read.ok || !legal.includes(read.value)) {
      throw new CliError(`the bot "${this.#command}" answered ${line.slice(0, 100)}, which is not a legal action`, 1);
    }
    return read.value;
  }

  #ask(line: string): Promise<string | undefined> {
    const program = (this.#program ??= this.#start());
    return new Promise((resolve) => {
      this.#answer = resolve;
      program.stdin.write(`${line}\n`);
    });
  }

  #start(): ChildProcessWithoutNullStreams {
    const program = spawn(this.#command, {
      shell: true,
      // A group of its own, so that what the shell started ends with it.
      detached: process.platform !== "win32",
      stdio: ["pipe", "pipe", "inherit"],
    }) as unknown as ChildProcessWithoutNullStreams;
    createInterface({ input: program.stdout }).on("line", (line) => this.#answer?.(line));
    const ended = (): void => this.#answer?.(undefined);
    program.on("exit", ended);
    program.on("error", ended);
    program.stdin.on("error", ended);
    return program;
  }

  close(): void {
    const program = this.#program;
    if (!program) return;
    program.stdin.destroy();
    program.stdout.destroy();
    try {
      if (process.platform === "win32" || program.pid === undefined) program.kill();
      else process.kill(-program.pid);
    } catch {
      // It had ended by itself.
    }
  }
}
