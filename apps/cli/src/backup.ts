import { DATABASE } from "./serve.ts";
import { CliError, text, type Command } from "./command.ts";
import { reasonOf } from "./files.ts";
import { print, printJson } from "./terminal.ts";

export const backup: Command = {
  name: "backup",
  summary: "copies a server's games to another file while it runs",
  usage: ["--to FILE [--database FILE] [--json]"],
  details: `Copies data/ara.sqlite, or the file that --database or the variable DATABASE_URL names, with everything in it, and reads the copy
through. The server may run meanwhile. To go back to a copy, stop the server and start it with --database COPY. A PostgreSQL is copied
by its own pg_dump: docs/operations.md.`,
  options: {
    to: { type: "string", value: "FILE", help: "the copy; it must not be there yet" },
    database: { type: "string", value: "FILE", help: "what is copied (default data/ara.sqlite)" },
    json: { type: "boolean", help: "print one JSON object with what was copied" },
  },
  async run(values, positionals) {
    if (positionals.length > 0) throw new CliError(`unexpected "${positionals[0]}"`);
    const to = text(values, "to");
    if (to === undefined) throw new CliError("--to FILE says where the copy goes");
    const database = text(values, "database") ?? (process.env["DATABASE_URL"] || DATABASE);
    if (/^postgres(?:ql)?:/.test(database)) throw new CliError("a PostgreSQL is copied by pg_dump: docs/operations.md");
    const { backUp } = await import("@ara/server");
    try {
      const copied = await backUp(database, to);
      if (values["json"] === true) printJson({ to, ...copied });
      else print(`${to} has ${copied.games} games and ${copied.entries} entries.\n`);
      return 0;
    } catch (error) {
      throw new CliError(`cannot copy: ${reasonOf(error)}`, 1);
    }
  },
};
