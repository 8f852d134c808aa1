/** What happens to a seat whose time is up: a bot takes over until its player comes back, nothing, or it is lost. */
export type AtZero = "bot" | "nothing" | "loses";
/** Why a game ended before the rules end it: all agreed, somebody's time was up, nobody came any more. */
export type Cut = "agreed" | "time" | "abandoned";

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
  credentials: CredentialTable;
  mail_links: MailLinkTable;
  blocks: BlockTable;
  reports: ReportTable;
  api_tokens: ApiTokenTable;
  nodes: NodeTable;
  voids: VoidTable;
  server_keys: ServerKeyTable;
  log_waiting: LogWaitingTable;
  log_leaves: LogLeafTable;
  log_checkpoints: LogCheckpointTable;
  chat: ChatTable;
  mutes: MuteTable;
  jobs: JobTable;
  outbox: OutboxTable;
  notice_choices: NoticeChoiceTable;
  notice_addresses: NoticeAddressTable;
  ratings: RatingTable;
  rating_changes: RatingChangeTable;
  offers: OfferTable;
  orders: OrderTable;
  tournaments: TournamentTable;
  entrants: EntrantTable;
  pairings: PairingTable;
  snapshots: SnapshotTable;
  push_keys: ServerKeyTable;
  push_subscriptions: PushSubscriptionTable;
  mail_choices: MailChoiceTable;
  moderation: ModerationTable;
  vacations: VacationTable;
}

export type Status = "open" | "dealing" | "running" | "over" | "void" | "stuck";

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
  at_zero: AtZero;
  /** `Clocks` as they stood when everybody last saw something change. */
  clocks: string | null;
  /** When somebody has to look at this game though nobody does; `null`: it waits for people who have all the time there is. */
  due: number | null;
  /** Counted from 1, which is meant where nothing is said: one at which somebody's nonce did not come is void. */
  attempt: number | null;
  /** Who sits there, as it was published before the deal, and the server's signature over it. */
  roster: string | null;
  signature: string | null;
  /** The seats that have to decide, as everybody can tell, since when, and at which entry that began. */
  asked: string | null;
  asked_at: number | null;
  turn: number | null;
  /** When places and ratings were worked out. */
  settled: number | null;
  /** 1 where it ended before the rules end it. */
  agreed: number | null;
  /** Then why; `null`: by agreement. */
  cut: Cut | null;
  /** When those who play it were told that nothing has happened for long. */
  quiet: number | null;
  /** The table at which those who played it play again. */
  rematch: string | null;
  /** 1, which is meant where nothing is said: a seat that was left to a bot may be taken by others. */
  takeover: number | null;
  /** 1: seats are drawn by lot when all sit. */
  draws: number | null;
}

/** A seat of a table: somebody's, a bot's or (both `null`) free. */
export interface SeatTable {
  game: string;
  seat: number;
  person: string | null;
  bot: string | null;
  /** What the seat was called when the game began; it stays, whoever plays it. */
  name: string;
  /** 1 where a program sits, or is to sit, that is an account of its own. */
  program: number | null;
  /** Whoever left it to a bot and may take it back. */
  away: string | null;
  /** 1 where whoever sits there adds a nonce to the luck. */
  fair: number | null;
  /** The public key of his browser, what fixes his nonce, and (shown when all are fixed) the nonce. */
  key: string | null;
  commitment: string | null;
  nonce: string | null;
  /** When its player last had the table before his eyes. */
  seen: number | null;
  /** Where its player ended. */
  place: number | null;
  /** Whoever had it when the game began, where somebody else has taken it over for good. */
  first: string | null;
  /** The only one who may sit there. */
  kept: string | null;
}

/** Where a game stood after its first `seq` rows: a cache, and worth nothing to another build. */
export interface SnapshotTable {
  game: string;
  seq: number;
  build: string;
  /** Compressed. */
  body: string;
  /** Over all of it, by the server's key. */
  seal: string;
}

/** An attempt to deal at which somebody stayed silent; nothing of it is secret any more. */
interface VoidTable {
  game: string;
  attempt: number;
  at: number;
  roster: string;
  signature: string;
  seed: string;
  salt: string;
  /** The seats from which no nonce came. */
  silent: string;
  /** Who sat there; not public. `null`: it was not kept yet. */
  people: string | null;
}

/** What the server signs with; secret. */
interface ServerKeyTable {
  id: number;
  secret: string;
  created: number;
}

/** What will stand in the public log, in the order of time and, at one moment of a table, of `place`. */
interface LogWaitingTable {
  id: string;
  at: number;
  place: number;
  game: string | null;
  body: string;
}

interface LogLeafTable {
  n: number;
  game: string | null;
  body: string;
}

/** How large the log was, signed. */
interface LogCheckpointTable {
  size: number;
  root: string;
  at: number;
  key: string;
  signature: string;
}

/** What happened at a table, in order. The key is the fence: of two who write the same number, one is refused. */
export interface EntryTable {
  game: string;
  seq: number;
  at: number;
  seat: number;
  /** A decision; that steps were taken back; that somebody else has the seat; that all agreed to end it here. */
  kind: "act" | "back" | "seat" | "end";
  /** The name under which the answer was sent. */
  act: string | null;
  body: string;
}

/** What somebody has offered to the others at his table: the last of each table. */
export interface OfferTable {
  game: string;
  id: string;
  kind: "back" | "end" | "pause";
  person: string;
  seat: number;
  /** How many decisions of that seat are to be taken back, and how many entries will be left; 0 where it is about something else. */
  steps: number;
  back_to: number;
  /** What everybody saw when it was made: it ends when that changes. */
  mark: string;
  state: "open" | "declined" | "withdrawn" | "done";
  /** Those who have agreed. */
  agreed: string;
  declined: string | null;
  made: number;
}

/** While it lasts, clocks by days stand still for whoever takes it. */
interface VacationTable {
  id: string;
  person: string;
  begins: number;
  ends: number;
}

/** What a seat lets stand, as its game understands it. */
interface OrderTable {
  game: string;
  seat: number;
  body: string;
}

export interface PersonTable {
  id: string;
  name: string;
  kind: "guest" | "member" | "bot";
  created: number;
  /** A member's name as names are compared; nobody else has it. */
  name_key: string | null;
  /** The address by which he comes back. */
  mail: string | null;
  /** When he left for good; his name is empty since. */
  deleted: number | null;
  /** Whose program it is. */
  owner: string | null;
  /** When he was shut out. */
  banned: number | null;
}

/** What was said at a table; no part of the game's record. */
export interface ChatTable {
  game: string;
  n: number;
  room: "players" | "watchers";
  person: string;
  /** As he was called then. */
  name: string;
  at: number;
  text: string;
  /** When a moderator closed it; nobody reads it since. */
  closed: number | null;
}

/** Somebody does not want to read what another says. */
interface MuteTable {
  person: string;
  muted: string;
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

/** What somebody is told, once for each occasion and way. */
interface OutboxTable {
  id: string;
  person: string;
  game: string;
  seat: number;
  what: "turn" | "seat" | "offer" | "free" | "nonce" | "late" | "quiet";
  /** Which turn, which offer, which time. */
  about: string;
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
  /** How others speak of it; it stays when the browser is given something new to show. */
  id: string;
  /** Empty while nobody has signed in. */
  person: string;
  created: number;
  seen: number;
  agent: string;
  /** What a passkey is to sign now, and until when. */
  challenge: string | null;
  challenge_until: number | null;
  /** When somebody last showed here who he is. */
  proved: number | null;
}

/** A passkey: the public half. */
interface CredentialTable {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  /** 1 where it is kept on several devices. */
  synced: number;
  agent: string;
  created: number;
  used: number | null;
}

/** A link that was sent by mail. Only the hash of what it shows is kept. */
interface MailLinkTable {
  hash: string;
  /** To sign in, or to make the address a way back. */
  purpose: "back" | "add";
  mail: string;
  person: string;
  /** Under which a guest becomes a member. */
  name: string | null;
  created: number;
  used: number | null;
}

/** Two who do not sit down together: `person` wants it so. */
interface BlockTable {
  person: string;
  blocked: string;
  created: number;
}

/** What somebody said of somebody else, for those who run the server. */
interface ReportTable {
  id: string;
  by_person: string;
  about: string;
  game: string;
  text: string;
  /** What was last said at the table. */
  chat: string;
  created: number;
}

/** What a program shows. Only the hash is kept. */
interface ApiTokenTable {
  hash: string;
  id: string;
  person: string;
  name: string;
  /** With spaces between them. */
  scopes: string;
  created: number;
  used: number | null;
}

export interface TournamentTable {
  id: string;
  name: string;
  game: string;
  /** What is agreed on at each of its tables, and how many sit there. */
  config: string;
  seats: number;
  clock: string;
  at_zero: AtZero;
  kind: "robin" | "knockout";
  /** With so many it begins by itself; `null`: when whoever made it says so. */
  most: number | null;
  /** 1 where it is for members alone. */
  members: number;
  /** Whoever does not sit so many milliseconds after his table was made does not come. */
  patience: number;
  status: "open" | "running" | "over" | "off";
  organiser: string;
  created: number;
  begun: number | null;
  ended: number | null;
  round: number;
  /** From which lots are drawn; secret until it has begun. */
  seed: string;
  salt: string;
  commitment: string;
}

/** Somebody in a tournament: counted from 1 as they came. */
export interface EntrantTable {
  tournament: string;
  n: number;
  person: string;
  name: string;
  joined: number;
  /** His place in the order that was drawn, from 0. */
  lot: number | null;
  /** When he gave it up. */
  gone: number | null;
}

/** A table of a tournament, planned, made or decided. */
export interface PairingTable {
  tournament: string;
  round: number;
  board: number;
  /** By seats, as entrants are counted. Fewer than there are seats: somebody has a bye. */
  players: string;
  game: string | null;
  /** Until then everybody must sit. */
  due: number | null;
  /** Where each of them ended. */
  places: string | null;
  how: "played" | "absent" | "bye" | "void" | null;
  /** In a knockout: who was first, and whether lots had to say it or who goes on. */
  winner: number | null;
  lots: number | null;
  /** In a knockout: all who go on. */
  through: string | null;
}

/** A browser that wants to be told, as long as its session lasts. */
interface PushSubscriptionTable {
  id: string;
  person: string;
  session: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  created: number;
}

/** How somebody is told by mail. */
interface MailChoiceTable {
  person: string;
  /** At once, or once a day. */
  rhythm: "now" | "daily";
  /** At which hour of a day it is sent, where it is sent once a day; as it is counted in Greenwich. */
  hour: number;
  language: string;
  /** Where links in it lead to. */
  origin: string;
  /** Whoever shows it ends these mails. */
  token: string;
}

/** Something a moderator did. */
interface ModerationTable {
  id: string;
  at: number;
  moderator: string;
  act: "close" | "open" | "ban" | "unban";
  /** To whom. */
  person: string;
  /** The line of which table. */
  game: string | null;
  line: number | null;
}
