import { existsSync } from "node:fs";
import { CliError, text, type Command } from "./command.ts";
import { reasonOf } from "./files.ts";
import { DATABASE } from "./serve.ts";
import { print, printJson } from "./terminal.ts";

export const newKey: Command = {
  name: "new-key",
  summary: "gives a server a new key to sign with",
  usage: ["[--database FILE|URL] [--json]"],
  details: `The old key signs the new one, and both stand in the server's public log. Games that have begun are signed to their end with the key
they were begun with, and what was signed before stays good. The server may run; its nodes take the new key with the next thing
they log. docs/operations.md says when to do so, and what it means when a key is lost.`,
  options: {
    database: { type: "string", value: "FILE|URL", help: "where games are kept (default data/ara.sqlite)" },
    json: { type: "boolean", help: "print one JSON object with both keys" },
  },
  async run(values, positionals) {
    if (positionals.length > 0) throw new CliError(`unexpected "${positionals[0]}"`);
    const database = text(values, "database") ?? (process.env["DATABASE_URL"] || DATABASE);
    if (!/^postgres(?:ql)?:/.test(database) && !existsSync(database))
      throw new CliError("there is no such database", 1);
    const { rotateKey } = await import("@ara/server");
    try {
      const { before, key } = await rotateKey(database);
      if (values["json"] === true) printJson({ before, key });
      else print(`The key ${key} signs from now on; ${before} has vouched for it.\n`);
      return 0;
    } catch (error) {
      throw new CliError(`cannot change the key: ${reasonOf(error)}`, 1);
    }
  },
};
