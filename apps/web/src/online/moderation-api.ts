import { words } from "../app/words.ts";
import { ask } from "./api.ts";

/** What moderators ask of the server. */

interface SaidLine {
  readonly n: number;
  readonly name: string;
  readonly at: number;
  readonly text: string;
  readonly closed: boolean;
  /** By whom the report is about. */
  readonly his: boolean;
}

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly about: string;
  readonly banned: boolean;
  readonly table: string;
  readonly text: string;
  readonly chat: readonly SaidLine[];
}

export interface Moderated {
  readonly reports: readonly Report[];
  readonly done: readonly {
    readonly at: number;
    readonly moderator: string;
    readonly act: "close" | "open" | "ban" | "unban";
    readonly person: string;
    readonly table: string | null;
  }[];
}

export const moderated = (): Promise<Moderated> => ask("/api/moderation");
export const closeLine = (table: string, n: number, closed: boolean): Promise<unknown> =>
  ask("/api/moderation/line", { table, n, closed });
export const ban = (report: string, banned: boolean): Promise<unknown> =>
  ask("/api/moderation/ban", { report, banned });

/** What the screen of moderators says. */
export const moderationWords = words(
  import.meta.glob<typeof import("../texts/en/moderation.ts")>("../texts/*/moderation.ts"),
);
