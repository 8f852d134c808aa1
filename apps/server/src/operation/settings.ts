import { z } from "zod";
import { HTTPS_FOR } from "../http/security.ts";

/** How a server is set up. The words of a setting are its name in a file; beside it, the variable that says the same. */
export const VARIABLES = {
  host: "ARA_HOST",
  port: "ARA_PORT",
  database: "DATABASE_URL",
  origin: "ARA_ORIGIN",
  smtp: "ARA_SMTP",
  mailFrom: "ARA_MAIL_FROM",
  logLevel: "ARA_LOG_LEVEL",
  metricsToken: "ARA_METRICS_TOKEN",
  mostLines: "ARA_MOST_LINES",
  messagesASecond: "ARA_MESSAGES_A_SECOND",
  botThreads: "ARA_BOT_THREADS",
  moderators: "ARA_MODERATORS",
  httpsFor: "ARA_HTTPS_FOR",
  calls: "ARA_CALLS",
} as const;

export const LEVELS = ["debug", "info", "warn", "error", "silent"] as const;

const whole = (least: number, most: number) =>
  z.coerce
    .number(`takes a whole number from ${least} to ${most}`)
    .int(`takes a whole number from ${least} to ${most}`)
    .min(least, `takes a whole number from ${least} to ${most}`)
    .max(most, `takes a whole number from ${least} to ${most}`);

const isSite = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !text.endsWith("/");
};

const several = (error: string) =>
  z
    .union([z.string(), z.array(z.string())], error)
    .transform((names) => (typeof names === "string" ? names.split(",") : names).map((name) => name.trim()))
    .transform((names) => names.filter((name) => name !== ""));

const CALLED = 'takes names of servers, with commas between them, "*.example" for all below one, or "none"';
const isCalled = (name: string): boolean => /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*$/i.test(name);
const isNobody = (names: readonly string[]): boolean => names.length === 1 && names[0] === "none";

const Settings = z
  .strictObject({
    host: z.string().min(1, "takes a name or an address").default("localhost"),
    port: whole(0, 65_535).optional(),
    database: z.string().min(1, 'takes a file or "postgres://…"').optional(),
    origin: z.string().refine(isSite, 'takes an address of a site without a path, "https://ara.example"').optional(),
    smtp: z.url({ protocol: /^smtps?$/, error: 'takes "smtps://user:password@mail.example"' }).optional(),
    mailFrom: z.string().min(3, "takes an address of mails").optional(),
    logLevel: z.enum(LEVELS, `is one of ${LEVELS.join(", ")}`).optional(),
    metricsToken: z.string().min(16, "takes at least 16 characters").optional(),
    mostLines: whole(1, 1_000_000).default(20_000),
    messagesASecond: whole(1, 1_000_000).optional(),
    botThreads: whole(1, 256).optional(),
    moderators: several("takes names of members, with commas between them").optional(),
    httpsFor: z.enum(HTTPS_FOR, `is one of ${HTTPS_FOR.join(", ")}`).default("site"),
    calls: several(CALLED)
      .refine((names) => names.every((name) => isCalled(name)) || isNobody(names), CALLED)
      .transform((names) => (isNobody(names) ? [] : names.map((name) => name.toLowerCase())))
      .optional(),
  })
  .refine(({ smtp, mailFrom }) => smtp === undefined || mailFrom !== undefined, {
    path: ["mailFrom"],
    error: "is needed where smtp is set",
  })
  // Elsewhere a page is at home under the name it was asked by; a link in a mail would lead wherever somebody has asked it from.
  .refine(({ smtp, origin }) => smtp === undefined || origin !== undefined, {
    path: ["origin"],
    error: "is needed where smtp is set: links in mails lead there",
  });

export type Settings = z.infer<typeof Settings>;
type Name = keyof typeof VARIABLES;
const NAMES = Object.keys(VARIABLES) as Name[];

/** What keeps a server from starting; every fault is named, with the place it was written in, never with what was written. */
export class SettingsError extends Error {}

export interface SettingsFrom {
  /** A file of settings: its name, and the text in it. */
  readonly file?: { readonly name: string; readonly text: string };
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What was said on the command line; it counts first, then the environment, then the file. */
  readonly said?: Partial<Record<Name, string | number>>;
}

export function readSettings({ file, environment, said = {} }: SettingsFrom): Settings {
  const written = file ? objectIn(file) : {};
  const inEnvironment = (name: Name): string | undefined => environment[VARIABLES[name]] || undefined;
  const all: Record<string, unknown> = { ...written };
  for (const name of NAMES) {
    const value = said[name] ?? inEnvironment(name);
    if (value !== undefined) all[name] = value;
  }
  const read = Settings.safeParse(all);
  if (read.success) return read.data;
  const placeOf = (name: string): string => {
    if (Object.hasOwn(said, name)) return `--${name}`;
    if (Object.hasOwn(VARIABLES, name) && inEnvironment(name as Name) !== undefined) return VARIABLES[name as Name];
    return file && Object.hasOwn(written, name) ? `${file.name}: ${name}` : name;
  };
  const faults = read.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => `${placeOf(key)} is no setting (there are ${NAMES.join(", ")})`)
      : [`${placeOf(String(issue.path[0] ?? ""))} ${issue.message}`],
  );
  throw new SettingsError(faults.join("; "));
}

function objectIn({ name, text }: NonNullable<SettingsFrom["file"]>): Record<string, unknown> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new SettingsError(`${name} is not JSON`);
  }
  if (typeof read !== "object" || read === null || Array.isArray(read))
    throw new SettingsError(`${name} holds no object of settings`);
  return { ...read };
}
