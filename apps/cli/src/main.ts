import { parseArgs } from "node:util";
import { CliError, helpOf, type Command } from "./command.ts";
import { bench } from "./bench.ts";
import { fuzz } from "./fuzz.ts";
import { play } from "./play.ts";
import { position } from "./position.ts";
import { rules } from "./rules.ts";
import { simulate } from "./simulate.ts";
import { print, printError } from "./terminal.ts";
import { verify } from "./verify.ts";

const COMMANDS: readonly Command[] = [play, simulate, verify, position, rules, bench, fuzz];

const USAGE = `ara: the table of Ara Pacis on the command line

Usage: ara COMMAND ...

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`).join("\n")}

"ara COMMAND --help" explains a command. With --json a command prints one JSON object to standard output.
Exit code: 0 if all is well, 1 if the answer is no (a bad record, a refused action), 2 if the call itself is wrong.
`;

export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    print(USAGE);
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) {
    printError(`ara: there is no command "${name}"; try "ara --help"`);
    return 2;
  }
  return await run(command, rest);
}

async function run(command: Command, args: readonly string[]): Promise<number> {
  const json = args.includes("--json");
  try {
    const { values, positionals } = parse(command, args);
    if (values["help"] === true) {
      print(helpOf(command));
      return 0;
    }
    return await command.run(values, positionals);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    if (json) print(`${JSON.stringify({ error: { message: error.message, ...error.details } })}\n`);
    else printError(`ara ${command.name}: ${error.message}`);
    return error.exitCode;
  }
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
