import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Mind } from "@ara/bots/pax-romana";
import { CliError, text, type Values } from "../../command.ts";
import { reasonOf } from "../../files.ts";
import { ROMANA_BOTS } from "./bots.ts";

/** Who is measured: a bot of this checkout, or of another one that is set up beside it. */
export interface Contender {
  readonly bot: string;
  /** The folder of the other checkout. */
  readonly from?: string;
}

/** What a checkout has to make bots with. */
interface Maker {
  readonly romanaBots: (list: string) => readonly string[];
  readonly romanaBot: (name: string, seed: string) => Mind;
}

const MAKER = "apps/cli/src/games/pax-romana/bots.ts";

/** The bot that an option names, from the checkout that another option names. */
export async function contenderOf(values: Values, option: "a" | "b"): Promise<Contender> {
  const bot = text(values, option);
  if (bot === undefined) throw new CliError(`say --${option}: ${ROMANA_BOTS.join(" or ")}`);
  const from = text(values, `${option}-from`);
  const contender = { bot, ...(from !== undefined && { from: checkoutAt(from) }) };
  await makerOf(contender);
  return contender;
}

/** The folder of another checkout, if there is one with bots of Pax Romana. */
export function checkoutAt(folder: string): string {
  const at = resolve(folder);
  if (!existsSync(`${at}/${MAKER}`)) throw new CliError(`${folder} is no checkout of this project: it has no ${MAKER}`);
  return at;
}

/** The commit of a checkout, in short. */
export function commitOf(folder: string): string {
  try {
    return execFileSync("git", ["-C", folder, "rev-parse", "--short=8", "HEAD"], { encoding: "utf8" }).trim();
  } catch (error) {
    throw new CliError(`${folder}: its commit cannot be read: ${reasonOf(error)}`);
  }
}

/** Seats the bot; the same seed plays the same game. */
export async function makerOf({ bot, from }: Contender): Promise<(seed: string) => Mind> {
  const ours = new URL("bots.ts", import.meta.url);
  const { romanaBots, romanaBot } = (await import(
    (from === undefined ? ours : pathToFileURL(`${from}/${MAKER}`)).href
  )) as Maker;
  try {
    // An error of another checkout is none of ours: it is told as one of ours.
    const [known] = romanaBots(bot);
    return (seed) => romanaBot(known!, seed);
  } catch (error) {
    throw new CliError(reasonOf(error));
  }
}

export const isSame = (a: Contender, b: Contender): boolean => a.bot === b.bot && a.from === b.from;
