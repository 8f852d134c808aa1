import { canonical, isObject, refuse, type Json, type Seat } from "@ara/kernel";
import {
  PortTable,
  REPLY,
  socketPort,
  TableError,
  type Expected,
  type News,
  type Port,
  type Table,
  type TableTypes,
} from "@ara/protocol";
import { newId } from "../store/ids.ts";
import type { Lost } from "../store/lost.ts";
import { idOnServer } from "./address.ts";
import { letAnswersStand } from "./answer.ts";
import { lineTo, pause, waits } from "./again.ts";
import { impatient } from "./impatient.ts";
import { knock } from "./knock.tsx";
import { signedLineAt } from "./fair/sign.ts";
import { keepEnded } from "./keep.ts";
import { above, line, present, unanswered } from "./line-state.ts";
import { Life, type Around } from "./life.ts";
import { showTurn } from "./your-turn.ts";

/** Closed by the server because there is no such table. */
const UNKNOWN = 4004;
/** Closed because the session is over: somebody signed out, here or elsewhere. */
const ENDED = 4001;

const newName = (): string => `${newId()}${newId()}`;

/** Sits down at a table on the server. A line that breaks is opened again, as often as it takes: nothing is lost by it. */
export async function openOnline<T extends TableTypes>(
  address: string,
  expected: Expected,
  onLost: (why: Lost) => void,
): Promise<Table<T>> {
  const id = idOnServer(address);
  const closed = new AbortController();
  const isClosed = (): boolean => closed.signal.aborted;
  const signed = await signedLineAt(id);
  const life = new Life(id, expected.id);
  let sitting: string | undefined;
  let onBroken = (_why?: TableError): void => undefined;
  const open = async (): Promise<Port> => {
    const port = await connect(id, (why) => onBroken(why));
    port.listen((message) => {
      if (!isObject(message)) return;
      if (message["t"] === "around") {
        const around = message as unknown as Around;
        life.tell(around);
        present.value = around.here;
      }
      if (message["t"] === "nudge") life.nudge(String(message["what"]));
      if (message["t"] !== "welcome") return;
      life.nudge();
      const sits = canonical([message["seats"], message["own"]] as Json);
      sitting ??= sits;
      if (sits === sitting || isClosed()) return;
      // Seats have changed hands: whoever is here sits down anew, over a line of its own.
      onLost("reseated");
      port.close();
    });
    return signed.over(port);
  };
  const sitDown = (): Promise<PortTable<T>> =>
    new Promise((resolve, reject) => {
      onBroken = (why) => reject(why ?? new Error("the line broke before the table was there"));
      open()
        .then((port) => PortTable.open<T>(port, { newId: newName, expected }))
        .then(resolve, reject);
    });
  const table = await knock(address, async () => {
    try {
      return await sitDown();
    } catch (error) {
      if (error instanceof TableError) throw error;
      // A line that is refused says no reason: whether there is such a table at all, or no server, is asked.
      const { table: lookAt } = await import("./api.ts");
      await lookAt(id);
      throw error;
    }
  });
  onBroken = (why) => void comeBack(why);
  keepWhenOver(table, id, expected.id);
  life.sit(table.seats, table.own, table.config);
  void stand(life, closed.signal);
  const turns = new Set<number>();
  const last = new Map<Seat, News<T>>();
  letAnswersStand(table, (seat) => last.get(seat), newName);
  const act = table.act.bind(table);
  table.act = async (...answer) => {
    unanswered.value++;
    return act(...answer).finally(() => unanswered.value--);
  };
  for (const seat of table.own)
    table.watch(seat, (news) => {
      const { prompt, view, version, standing } = news;
      last.set(seat, news);
      life.standing.value = { all: Array.isArray(standing) ? (standing as readonly unknown[]) : [], view };
      life.letStand = (wanted) => table.act(seat, { standing: wanted }, version);
      if (prompt !== null) turns.add(seat);
      else turns.delete(seat);
      showWait();
    });
  const endOffers = life.around.subscribe(showWait);

  /** Something waits for whoever plays here: a question of the game, or an offer. It is said after the screen has said its title. */
  function showWait(): void {
    const { state, awaited = [] } = life.around.value?.offer ?? {};
    const isAsked = state === "open" && awaited.some((seat) => table.own.includes(seat));
    setTimeout(() => isClosed() || showTurn(turns.size > 0 || isAsked));
  }

  async function comeBack(why?: TableError): Promise<void> {
    if (isClosed()) return;
    if (why) return onLost("crashed");
    line.value = "broken";
    for (const wait of waits()) {
      await pause(wait);
      if (isClosed()) return;
      try {
        await table.reconnect(await open());
        return;
      } catch (error) {
        if (error instanceof TableError) return onLost("crashed");
      }
    }
  }

  let hideOthers = (): void => undefined;
  async function tellOfOthers(): Promise<void> {
    const { showOtherTables } = await import("./other-tables.tsx");
    if (!isClosed()) hideOthers = showOtherTables(id);
  }
  if (table.own.length > 0) void tellOfOthers().catch(() => undefined);

  const close = table.close.bind(table);
  table.close = () => {
    closed.abort();
    endOffers();
    line.value = "none";
    above.value = null;
    present.value = [];
    showTurn(false);
    hideOthers();
    close();
  };
  return table;
}

/** The game can be played without what stands above it. */
async function stand(life: Life, closed: AbortSignal): Promise<void> {
  try {
    await (await import("./strip/stand.ts")).standStrip(life, closed);
  } catch {
    // It comes when the table is opened again.
  }
}

/** A line that is open; rejects where there is none to be had. When it breaks, the reason is told where the server gave one. */
function connect(id: string, onBroken: (why?: TableError) => void): Promise<Port> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(lineTo(`/line/${id}`));
    let opened = false;
    const gone = new AbortController();
    const { signal } = gone;
    socket.addEventListener("open", () => {
      opened = true;
      line.value = "there";
      look();
      resolve(impatient(portOf(socket, signal), giveUp));
    });
    /** Whoever has the table before his eyes need not be told that it is his turn there. */
    function look(): void {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify({ t: "look", on: document.visibilityState === "visible" }));
    }
    /** A line may be gone without a word: nothing that still comes over it counts. */
    function giveUp(): void {
      if (!opened || signal.aborted) return;
      gone.abort();
      socket.close();
      onBroken();
    }
    document.addEventListener("visibilitychange", look, { signal });
    addEventListener("offline", giveUp, { signal });
    socket.addEventListener(
      "close",
      ({ code, reason }) => {
        gone.abort();
        if (!opened) reject(new Error("there is no line"));
        // Whoever was known by it is somebody else here from now on: the page begins anew.
        else if (code === ENDED) location.reload();
        else onBroken(code === UNKNOWN ? new TableError(refuse(reason || "table.unknown")) : undefined);
      },
      { signal },
    );
  });
}

const portOf = (socket: WebSocket, signal: AbortSignal): Port =>
  socketPort(
    {
      send: (text) => {
        // What is sent into a broken line is sent again over the next.
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      onText: (listener) =>
        socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => listener(String(data)), { signal }),
      close: () => socket.close(),
    },
    REPLY,
  );

/** A finished game is kept here like any other, with its score sheet, replay and analysis. */
function keepWhenOver<T extends TableTypes>(table: PortTable<T>, id: string, game: string): void {
  const viewer = table.own[0] ?? "spectator";
  const leave = table.watch(viewer, ({ over }) => {
    if (!over) return;
    void keep().catch(() => undefined);
    queueMicrotask(() => leave());
  });

  async function keep(): Promise<void> {
    const record = await table.record();
    if (!record.ok) return;
    await keepEnded({ id, game, own: table.own, seats: table.seats, record: record.value });
  }
}
