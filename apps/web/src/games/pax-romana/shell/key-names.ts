/** Every key of the table upon the map, once: what is pressed, what is listed and what is read aloud come from here. */
export const KEYS = {
  main: " ",
  undo: "Z",
  log: "L",
  find: "G",
  map: "K",
  power: "P",
  books: "B",
  talks: "M",
  cards: "H",
  list: "A",
  menu: "X",
  help: "?",
} as const;
export type KeyName = keyof typeof KEYS;

/** The list of keys, in the order in which it is read. */
export const KEY_LIST = {
  main: "␣",
  answers: "1 … 9",
  undo: KEYS.undo,
  log: KEYS.log,
  find: KEYS.find,
  map: KEYS.map,
  power: KEYS.power,
  books: KEYS.books,
  talks: KEYS.talks,
  cards: KEYS.cards,
  list: KEYS.list,
  menu: KEYS.menu,
  help: KEYS.help,
  walk: "← ↑ → ↓",
  next: "[ ]",
  choose: "Enter",
  zoom: "+ - 0",
  lens: "R T Y I C",
  close: "Esc",
} as const;
