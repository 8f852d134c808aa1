import { isObject, parseJson } from "@ara/kernel";
import { REPLY } from "@ara/protocol";
import { useEffect } from "preact/hooks";
import { lineTo, pause, waits } from "./again.ts";
import type { OnlineTable } from "./api.ts";
import type { Tournament, TournamentRow } from "./tournament-api.ts";

/** It is this player's turn at a table, others there ask him something, or somebody has left a seat he could take. */
export interface HallNotice {
  readonly what: "turn" | "offer" | "free" | "quiet";
  readonly id: string;
  readonly table: string;
}

/** What those are told who sit at no table. */
export interface HallNews {
  readonly open?: (tables: readonly OnlineTable[]) => void;
  readonly mine?: (tables: readonly OnlineTable[]) => void;
  readonly notices?: (notices: readonly HallNotice[]) => void;
  /** `null` where there is no such table. */
  readonly room?: { readonly id: string; readonly told: (table: OnlineTable | null) => void };
  readonly tournaments?: (tournaments: readonly TournamentRow[]) => void;
  /** `null` where there is no such tournament. */
  readonly tournament?: { readonly id: string; readonly told: (tournament: Tournament | null) => void };
  /** Whether the server can be reached. */
  readonly reached?: (there: boolean) => void;
}

/** Listens in the hall until it is ended; a line that breaks is opened again, and everything told anew. */
function listen(news: HallNews): () => void {
  let [socket, ended]: [WebSocket | undefined, boolean] = [undefined, false];
  let wait = waits();

  function hear(data: unknown): void {
    const read = parseJson(String(data), REPLY);
    if (!read.ok || !isObject(read.value)) return;
    const { t, tables, table, notices, tournaments, tournament } = read.value;
    if (t === "open" || t === "mine") news[t]?.(tables as readonly OnlineTable[]);
    if (t === "notices") news.notices?.(notices as readonly HallNotice[]);
    if (t === "tournaments") news.tournaments?.(tournaments as readonly TournamentRow[]);
    if (t === "tournament") news.tournament?.told(tournament as Tournament | null);
    if (t === "room") news.room?.told(table as OnlineTable | null);
  }

  function open(): void {
    if (ended) return;
    socket = new WebSocket(lineTo("/line"));
    const own = socket;
    own.addEventListener("open", () => {
      wait = waits();
      news.reached?.(true);
      const { room, tournament } = news;
      for (const t of ["open", "mine", "notices", "tournaments"] as const) if (news[t]) own.send(JSON.stringify({ t }));
      if (tournament) own.send(JSON.stringify({ t: "tournament", id: tournament.id }));
      if (room) own.send(JSON.stringify({ t: "room", id: room.id }));
    });
    own.addEventListener("message", ({ data }: MessageEvent<unknown>) => hear(data));
    own.addEventListener("close", () => {
      if (ended) return;
      news.reached?.(false);
      void pause(wait.next().value).then(open);
    });
  }

  open();
  return () => {
    ended = true;
    socket?.close();
  };
}

/** Listens in the hall while a page is shown; anew whenever somebody else is there (`as`). */
export function useHall(as: unknown, news: HallNews): void {
  useEffect(() => (as === undefined ? undefined : listen(news)), [as]);
}
