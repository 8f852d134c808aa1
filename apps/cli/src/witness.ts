import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { isObject } from "@ara/kernel";
import {
  cosignatureLine,
  cosigned,
  fromHex,
  hashLeaf,
  isConsistent,
  isIncluded,
  keysLead,
  readKeyLeaf,
  readNote,
  signatureIn,
  verifierKey,
  type KeyLeaf,
  type Note,
} from "@ara/kernel/fair";
import { isSigned } from "@ara/server/ed25519";
import { CliError, text, type Command } from "./command.ts";
import { reasonOf } from "./files.ts";
import { print, printJson, style } from "./terminal.ts";

/** What a witness remembers of a log. */
interface Memory {
  readonly url: string;
  readonly origin: string;
  /** The key that signed what was last seen. */
  readonly key: string;
  readonly size: number;
  readonly root: string;
  /** Its own key, secret, as PKCS #8. */
  readonly secret: string;
  /** What it last cosigned. */
  readonly note: string;
}

const PATIENCE = 15_000;
const LONGEST = 1_000_000;
const NAME = "ara-witness";

export const witness: Command = {
  name: "witness",
  summary: "watches the public log of a server, and signs that it only grows",
  usage: ["URL --memory FILE [--name NAME] [--json]"],
  details: `Asks the server at URL for the newest checkpoint of its log, looks whether it is signed and contains everything of the last one seen,
and signs it (C2SP cosignature/v1). What was seen is kept in FILE, with the key of this witness, which is made the first time. Call it
again and again, from cron for instance. The first time it believes what it is shown; from then on nothing can be taken out of the log,
or changed in it, without this witness noticing. Exit code 1 if the log is not what it was: keep FILE then, it is the evidence.`,
  options: {
    memory: { type: "string", value: "FILE", help: "what was seen so far; it holds a secret key" },
    name: { type: "string", value: "NAME", help: `what this witness is called (default ${NAME})` },
    json: { type: "boolean", help: "print one JSON object with the signed checkpoint" },
  },
  async run(values, positionals) {
    const [url, ...more] = positionals;
    const file = text(values, "memory");
    if (url === undefined || more.length > 0) throw new CliError("name the address of one server");
    if (file === undefined) throw new CliError("--memory FILE says where to keep what was seen");
    const name = text(values, "name") ?? NAME;
    if (!/^[^\s+]{1,100}$/.test(name)) throw new CliError("a name has neither spaces nor plus signs");
    const before = memoryIn(file);
    if (before && before.url !== url) throw new CliError(`${file} is about another server`);
    const own = before
      ? createPrivateKey({ key: Buffer.from(before.secret, "base64"), format: "der", type: "pkcs8" })
      : generateKeyPairSync("ed25519").privateKey;
    const seen = await look(url, before);
    const note = cosign(seen, own, name);
    const secret = own.export({ format: "der", type: "pkcs8" }).toString("base64");
    const { origin, size, root } = seen.note;
    keep(file, { url, origin, key: seen.key, size, root: hex(root), secret, note });
    const who = verifierKey(name, "witness", publicOf(own));
    if (values["json"] === true) printJson({ size, before: before?.size ?? null, key: seen.key, note, witness: who });
    else
      print(
        `${style("green", before ? `The log of ${size} leaves begins with the ${before.size} seen before.` : `The log has ${size} leaves; from now on it is watched.`)}\n${note}`,
      );
    return 0;
  },
};

interface Seen {
  readonly note: Note;
  readonly key: string;
}

const no = (why: string): CliError => new CliError(why, 1);

/** The newest checkpoint, where it continues what was seen before. */
async function look(url: string, before: Memory | undefined): Promise<Seen> {
  const note = readNote(await ask(url, "tlog/checkpoint"));
  if (!note) throw no("the server shows no checkpoint");
  const leaves = await keysOf(url, note);
  const isBy = (key: string): boolean => {
    const signature = signatureIn(note, key);
    return signature !== undefined && isSigned(key, Buffer.from(note.text), signature);
  };
  const key = [...(before ? [before.key] : []), ...leaves.map((leaf) => leaf.key)].find(isBy);
  if (key === undefined) throw no("the checkpoint is signed with no key of this server");
  if (!before) return { note, key };
  if (note.origin !== before.origin) throw no("this is another log than the one seen before");
  if (note.size < before.size)
    throw no(`the log has ${note.size} leaves, and had ${before.size}: something was taken out`);
  const path = `log/consistency?from=${before.size}&to=${note.size}`;
  const answer: unknown = JSON.parse(await ask(url, path));
  const proof = isObject(answer) && Array.isArray(answer["proof"]) ? answer["proof"].map(fromHex) : [];
  if (!isConsistent({ size: before.size, root: fromHex(before.root) }, note, proof))
    throw no("the log does not begin with what was seen before: it was rewritten");
  const way = await keysLead(leaves, before.key, key, isSigned);
  if (way === "none") throw no("the server signs with a key that its old one does not lead to");
  if (way === "unsigned")
    throw no(
      "the server has lost its key, and the new one is vouched for by nobody; begin a new memory if you trust it",
    );
  return { note, key };
}

/** The keys the server has had, as its log tells of them. */
async function keysOf(url: string, { size, root }: Note): Promise<readonly KeyLeaf[]> {
  const answer: unknown = JSON.parse(await ask(url, "log/keys"));
  const leaves = isObject(answer) && Array.isArray(answer["leaves"]) ? (answer["leaves"] as readonly unknown[]) : [];
  const checkpoint = isObject(answer) && isObject(answer["checkpoint"]) ? answer["checkpoint"] : {};
  if (checkpoint["size"] !== size || checkpoint["root"] !== hex(root))
    throw new CliError("the log grew meanwhile: try once more", 1);
  return leaves.map((leaf) => {
    const { n, body, proof } = isObject(leaf) ? leaf : {};
    const known = typeof body === "string" ? readKeyLeaf(body) : undefined;
    const hashes = Array.isArray(proof) ? proof.map(fromHex) : [];
    if (!known || !isIncluded(hashLeaf(body as string), Number(n), size, hashes, root))
      throw no("a key does not stand in the log as the server says");
    return known;
  });
}

async function ask(url: string, path: string): Promise<string> {
  try {
    const response = await fetch(new URL(path, url.endsWith("/") ? url : `${url}/`), {
      signal: AbortSignal.timeout(PATIENCE),
    });
    const answer = await response.text();
    if (!response.ok || answer.length > LONGEST) throw new Error(`answered with ${response.status}`);
    return answer;
  } catch (error) {
    throw no(`cannot ask ${url}: ${reasonOf(error)}`);
  }
}

function cosign({ note }: Seen, own: KeyObject, name: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const signature = sign(null, cosigned(note.text, seconds), own).toString("base64url");
  const lines = note.lines.map((line) => `— ${line.name} ${Buffer.from(line.bytes).toString("base64")}\n`);
  return `${note.text}\n${lines.join("")}${cosignatureLine(name, publicOf(own), seconds, signature)}`;
}

const publicOf = (own: KeyObject): string => createPublicKey(own).export({ format: "jwk" }).x!;
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

function memoryIn(file: string): Memory | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const read: unknown = JSON.parse(readFileSync(file, "utf8"));
    const texts = ["url", "origin", "key", "root", "secret", "note"];
    if (isObject(read) && texts.every((name) => typeof read[name] === "string") && Number.isInteger(read["size"]))
      return read as unknown as Memory;
  } catch {
    // It is said below.
  }
  throw new CliError(`${file} is no memory of a witness`);
}

/** The old memory is there until the new one is. */
function keep(file: string, memory: Memory): void {
  try {
    writeFileSync(`${file}.new`, `${JSON.stringify(memory, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new CliError(`cannot keep ${file}: ${reasonOf(error)}`, 1);
  }
}
