import { parseArgs } from "node:util";
import { CliError, helpOf, type Command } from "./command.ts";
import { reasonOf } from "./files.ts";
import { GAME_COMMANDS } from "./game-commands.ts";
import { position } from "./position.ts";
import { backup } from "./backup.ts";
import { newKey } from "./new-key.ts";
import { serve } from "./serve.ts";
import { print, printError, printJson } from "./terminal.ts";
import { verify } from "./verify.ts";
import { witness } from "./witness.ts";

const COMMANDS: readonly Command[] = [...GAME_COMMANDS, serve, backup, newKey, witness, verify, position];

const USAGE = `ara: the table of Ara Pacis on the command line

Usage: ara COMMAND ...

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`).join("\n")}

"ara COMMAND --help" explains a command. With --json a command prints one JSON object to standard output.
Exit code: 0 if all is well, 1 if the answer is no (a bad record, a refused action), 2 if the call itself is wrong,
3 if the program is (then ARA_DEBUG=1 shows where).
`;

export async function main(args: readonly string[]): Promise<number> {
  const json = args.includes("--json");
  const [name, ...rest] = args[0] === "--json" ? [...args.slice(1), "--json"] : args;
  if (name === "help" || name === "--help" || name === "-h") {
    help(USAGE, json);
    return 0;
  }
  if (name === undefined || name === "--json") {
    help(USAGE, json);
    return 2;
  }
  try {
    const command = COMMANDS.find((known) => known.name === name);
    if (!command) throw new CliError(`there is no command "${name}"; try "ara --help"`);
    const { values, positionals } = parse(command, rest);
    if (values["help"] !== true) return await command.run(values, positionals);
    help(helpOf(command), json);
    return 0;
  } catch (error) {
    return fail(error, COMMANDS.some((known) => known.name === name) ? `ara ${name}` : "ara", json);
  }
}

function help(text: string, json: boolean): void {
  if (json) printJson({ help: text });
  else print(text);
}

/** One line for a person or one object for a program, never a stack that nobody asked for. */
function fail(error: unknown, who: string, json: boolean): number {
  const known = error instanceof CliError;
  const message = known ? error.message : `unexpected error: ${reasonOf(error)}`;
  if (json) printJson({ error: { message, ...(known && error.details) } });
  else printError(`${who}: ${message.replaceAll(/\s*\n\s*/g, " ")}`);
  if (process.env["ARA_DEBUG"] === "1" && error instanceof Error) printError(error.stack ?? "");
  return known ? error.exitCode : 3;
}

function parse(command: Command, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { ...command.options, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll("\n", " ");
    throw new CliError(`${reason}; try "ara ${command.name} --help"`);
  }
}
