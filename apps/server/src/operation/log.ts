import type { World } from "../world.ts";
import type { LEVELS } from "./settings.ts";

export type LogLevel = (typeof LEVELS)[number];
type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What the server says of itself: one line of JSON each, never a name, a body, a cookie or an address of somebody. */
export type Log = Readonly<Record<Exclude<LogLevel, "silent">, (what: string, facts?: Facts) => void>>;

const ORDER: readonly LogLevel[] = ["debug", "info", "warn", "error", "silent"];

/** Whoever logs a secret by mistake logs none: passwords in addresses, and whatever is as long as a token, are taken out. */
const withoutSecrets = (text: string): string => text.replace(/:\/\/\S*@/g, "://…@").replace(/[\w+-]{40,}/g, "…");

/** Which database it is, without what opens it: a password may be of any signs. */
export const databaseSaid = (database: string): string =>
  database.replace(
    /^(postgres\w*:\/\/)([^?]*).*$/s,
    (_, scheme: string, said: string) => scheme + said.split("@").at(-1)!,
  );

/** `always`: what stands in every line. */
export function logTo(
  write: (line: string) => void,
  least: LogLevel,
  world: Pick<World, "now">,
  always: Facts = {},
): Log {
  const say =
    (level: LogLevel) =>
    (what: string, facts: Facts = {}): void => {
      if (ORDER.indexOf(level) < ORDER.indexOf(least)) return;
      const line = JSON.stringify(
        { at: new Date(world.now()).toISOString(), level, what, ...always, ...facts },
        (_, value: unknown) => (typeof value === "string" ? withoutSecrets(value) : value),
      );
      write(line);
    };
  return { debug: say("debug"), info: say("info"), warn: say("warn"), error: say("error") };
}
