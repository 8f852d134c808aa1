import type { Power } from "@ara/pax-romana";
import { settings } from "../../../app/settings.ts";
import { signOf } from "../../../ui/sign.ts";
import type { Shown } from "../text/shown.ts";
import { KEYS, type KeyName } from "./key-names.ts";
import { pressMain } from "./main-button.ts";
import type { ShellProps } from "./shell.ts";

const TYPES = "input:not([type=radio], [type=checkbox]), select, textarea";
const PRESSED = "button, a, summary, label, input";

/** What a key does wherever one is at the table; whether it was one of ours. The map has keys of its own while it has the focus. */
export function pressKey(event: KeyboardEvent, room: HTMLElement, now: ShellProps): boolean {
  const { defaultPrevented, ctrlKey, metaKey, altKey, repeat } = event;
  const target = event.target as Element;
  if (defaultPrevented || ctrlKey || metaKey || altKey || repeat) return false;
  if (document.querySelector("dialog:modal") || target.matches?.(TYPES)) return false;
  const sign = signOf(event);
  if (sign === null) return false;
  if (sign === "Escape") return retreat(now);
  if (isComing(now)) {
    if (event.key.length === 1) now.shell.early += event.key;
    return true;
  }
  if (settings.value.keys === "off" && sign !== KEYS.help) return false;
  if (/^[1-9]$/.test(sign)) return answer(sign, room);
  // The space bar presses what has the focus.
  if (sign === KEYS.main && target.closest?.(PRESSED)) return false;
  const name = (Object.keys(KEYS) as KeyName[]).find((key) => KEYS[key] === sign);
  return name !== undefined && DOES[name](now, room) !== false;
}

/** A window that has been asked for is not there yet: what is typed meanwhile is meant for it, and does nothing else. */
const isComing = ({ shell }: ShellProps): boolean =>
  shell.beside.value?.type === "find" && document.querySelector("dialog:modal") === null;

const DOES: Readonly<Record<KeyName, (now: ShellProps, room: HTMLElement) => unknown>> = {
  main({ shown }, room) {
    if (shown.news.prompt) return pressMain(room.querySelector<HTMLElement>(".side-asks"));
    shown.session.skip();
  },
  undo({ face, shown }) {
    if (shown.news.undoable + shown.news.free > 0) void face.undo();
  },
  log({ shell }, room) {
    shell.showLog();
    const to = shell.log.value ? ".romana-log" : "#romana-question";
    setTimeout(() => room.querySelector<HTMLElement>(to)?.focus());
  },
  map: (_now, room) => room.querySelector<HTMLElement>(".map-window")?.focus(),
  find: ({ shell }) => shell.toggle({ type: "find" }),
  power({ shell, shown }) {
    const { value } = shell.beside;
    const powers = shown.overview.powers.map(({ power }) => power);
    const next = value?.type === "power" ? powers[powers.indexOf(value.power) + 1] : powers[0];
    shell.beside.value = next === undefined ? null : { type: "power", power: next };
  },
  books: ({ shell, shown }) => shell.toggle({ type: "books", power: ownPower(shown), page: "standing" }),
  talks: ({ shell, shown }) => shell.toggle({ type: "books", power: ownPower(shown), page: "pacts" }),
  cards: (_now, room) => room.querySelector<HTMLElement>("[data-hand]")?.focus() ?? false,
  list({ face }) {
    face.asList.value = !face.asList.value;
  },
  menu: ({ shell }) => shell.toggle({ type: "menu" }),
  help: ({ shell }) => shell.toggle({ type: "keys" }),
};

/** The power whose books a key opens: the one that is asked, or the viewer's first. */
const ownPower = ({ news: { prompt, view } }: Shown): Power =>
  prompt?.power ?? (view.viewer === "spectator" ? view.order[0] : view.config.seats[view.viewer]?.[0]) ?? 0;

/** A digit gives the answer of that number; where there are more than nine, it begins to be typed. */
function answer(digit: string, room: HTMLElement): boolean {
  const all = room.querySelectorAll<HTMLElement>(".side-asks :is([data-answer], [data-stop])");
  if (all.length > 9) {
    room.querySelector<HTMLElement>("#romana-typed")?.focus();
    return false;
  }
  const one = [...all].find(({ dataset }) => (dataset["answer"] ?? dataset["stop"]) === digit);
  one?.click();
  return one !== undefined;
}

/** Closes what is open, the last first. */
function retreat({ face, shell }: ShellProps): boolean {
  if (shell.beside.value) shell.beside.value = null;
  else if (face.weighed.value) face.weighed.value = null;
  else if (face.narrowed.value) face.narrowed.value = null;
  else if (face.noted.value) face.noted.value = null;
  else if (face.spot.value) face.spot.value = null;
  else return face.planner.value?.leave() ?? false;
  return true;
}
