import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

let made: string | undefined;

/** A name for the rules as they are written now, and for the kernel they run on: whatever changes there changes it. */
export function buildName(): string {
  if (made !== undefined) return made;
  const packages = join(dirname(fileURLToPath(import.meta.resolve("@ara/kernel"))), "../..");
  const hash = createHash("sha256");
  const files = globSync("*/src/**/*.ts", { cwd: packages }).filter((file) => !file.endsWith(".test.ts"));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(packages, file)));
  return (made = hash.digest("base64url"));
}
