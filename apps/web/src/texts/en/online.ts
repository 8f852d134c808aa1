/** What the tables on the server say, in English; the type of the other languages. */
const en = {
  title: "Online",
  intro: "Play with others, wherever they are. No account is needed: a name is enough.",
  name: "Your name",
  enter: "Come in",
  youAre: ({ name }: { name: string }) => `You are here as ${name}.`,
  mine: "Your tables",
  noneMine: "You sit at no table yet.",
  open: "Open tables",
  noneOpen: "Nobody waits at an open table just now. Make one: others find it here.",
  make: "New table",
  goOn: "Play on",
  look: "Look on",
  result: "Result",
  room: "To the table",
  free: "free",
  seat: ({ n }: { n: number }) => `Seat ${n}`,
  take: "Take this seat",
  leave: "Give your seat back",
  waiting: ({ free }: { free: number }) =>
    free === 1 ? "Waiting for one more player." : `Waiting for ${free} more players.`,
  begins: "The game begins by itself when all seats are taken.",
  invite: "Invite somebody",
  inviteText: "Whoever opens this address can sit down or look on.",
  copy: "Copy the address",
  copied: "The address is copied.",
  broken: "The line to the server is broken. Nothing is lost; we keep trying.",
  unreached: "The server cannot be reached. Tables in this browser go on without it.",
  refused: {
    "table.unknown": "There is no such table.",
    "table.stuck": "Something is wrong with this game. It is kept as it stands until the rules have been mended.",
    "lobby.begun": "The game has begun.",
    "lobby.taken": "Somebody has just taken this seat.",
    "lobby.tooMany": "You have made many tables already that wait for players.",
  } as Readonly<Record<string, string>>,
  otherRefusal: "The server did not do that.",
  playOnline: "Invite by a link",
  playListed: "Open it to everybody",
  onlineHint: "Online, every seat that is no bot's and not yours is free for others.",
};

export default en;
export type OnlineTexts = typeof en;
