/**
 * Everything the server keeps, by table. The two databases hold the same: texts, whole numbers, nothing else. What is JSON is
 * a text, since a text comes back as it was written.
 */
export interface Database {
  games: GameTable;
  seats: SeatTable;
  entries: EntryTable;
  people: PersonTable;
  sessions: SessionTable;
  nodes: NodeTable;
  jobs: JobTable;
  outbox: OutboxTable;
  notice_choices: NoticeChoiceTable;
  notice_addresses: NoticeAddressTable;
  ratings: RatingTable;
  rating_changes: RatingChangeTable;
}

export type Status = "open" | "running" | "over" | "void" | "stuck";

export interface GameTable {
  id: string;
  game: string;
  rules: number;
  config: string;
  status: Status;
  /** 1 where everybody finds it in the lobby; else who has the link. */
  listed: number;
  /** Whoever made it. */
  host: string;
  created: number;
  started: number | null;
  ended: number | null;
  /** Secret until the game is over: seed and salt, and what chance decided before the first decision. */
  seed: string;
  salt: string;
  commitment: string;
  nonces: string;
  deal: string | null;
  /** The finished game. */
  record: string | null;
  /** A `ClockRule`, and what happens to a seat whose time is up. */
  clock: string;
  at_zero: "bot" | "nothing";
  /** `Clocks` as they stood when everybody last saw something change. */
  clocks: string | null;
  /** When somebody has to look at this game though nobody does; `null`: it waits for people who have all the time there is. */
  due: number | null;
  /** The seats that have to decide, as everybody can tell, since when, and at which entry that began. */
  asked: string | null;
  asked_at: number | null;
  turn: number | null;
  /** When places and ratings were worked out. */
  settled: number | null;
}

/** A seat of a table: somebody's, a bot's or (both `null`) free. */
export interface SeatTable {
  game: string;
  seat: number;
  person: string | null;
  bot: string | null;
  /** What the seat was called when the game began; it stays, whoever plays it. */
  name: string;
  /** Whoever left it to a bot and may take it back. */
  away: string | null;
  /** When its player last had the table before his eyes. */
  seen: number | null;
  /** Where its player ended. */
  place: number | null;
}

/** What happened at a table, in order. The key is the fence: of two who write the same number, one is refused. */
export interface EntryTable {
  game: string;
  seq: number;
  at: number;
  seat: number;
  /** A decision; that steps were taken back; that somebody else has the seat. */
  kind: "act" | "back" | "seat";
  /** The name under which the answer was sent. */
  act: string | null;
  body: string;
}

interface PersonTable {
  id: string;
  name: string;
  kind: "guest" | "member";
  created: number;
}

/** A server, and when it last said that it runs. */
interface NodeTable {
  id: string;
  started: number;
  beat: number;
}

/** Work for later. */
export interface JobTable {
  id: string;
  kind: string;
  body: string;
  /** Of all that wait under one key the newest counts. */
  key: string | null;
  /** Not before this moment. */
  at: number;
  tries: number;
  failed: number;
  /** Somebody is at it until then. */
  held: number;
  error: string | null;
}

/** What somebody is told, once for each turn and way. */
interface OutboxTable {
  id: string;
  person: string;
  game: string;
  seat: number;
  turn: number;
  channel: string;
  made: number;
  sent: number | null;
  read: number | null;
}

/** The ways somebody has chosen for a table; for all others where the game is "". */
interface NoticeChoiceTable {
  person: string;
  game: string;
  channels: string;
}

/** Where a way leads to. */
interface NoticeAddressTable {
  person: string;
  channel: string;
  address: string;
}

/** How good somebody is at a game with so many players, in millionths. */
interface RatingTable {
  ladder: string;
  person: string;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
}

/** What the n-th game of a ladder made of a rating: from these the ladder can be worked out again. */
interface RatingChangeTable {
  ladder: string;
  n: number;
  game: string;
  person: string;
  place: number;
  mu: number;
  sigma: number;
}

/** Somebody's browser. Only the hash of what it shows is kept. */
interface SessionTable {
  hash: string;
  person: string;
  created: number;
  seen: number;
  agent: string;
}
