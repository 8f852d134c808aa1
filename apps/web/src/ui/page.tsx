import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { appWords } from "../app/app-words.ts";
import { house } from "../app/house.ts";
import { here, path } from "../app/router.ts";
import { Icon } from "./icon.tsx";

const LINKS = [
  { to: "new", say: "newTable", icon: "plus" },
  { to: "online", say: "online", icon: "globe" },
  { to: "learn", say: "learn", icon: "hint" },
  { to: "rules", say: "rulebook", icon: "book" },
  { to: "sources", say: "sources", icon: "log" },
  { to: "settings", say: "settings", icon: "theme" },
] as const;

/** Where a game has a screen: the first of the house without its name. */
const addressOf = (game: string, screen: string): string =>
  game !== Object.keys(house)[0] && house[game]?.screens[screen] ? `/${game}/${screen}` : `/${screen}`;

interface Props {
  readonly children: ComponentChildren;
  readonly class?: string;
  /** Whose page it is, where the address does not say it. */
  readonly of?: string;
}

/** A screen that is not a table: the frieze with its links, and the content. */
export function Page({ children, class: more = "", of }: Props): JSX.Element {
  const say = appWords.now.value;
  const [name = "", inner = ""] = path.value;
  const isNamed = Object.hasOwn(house, name);
  const game = of ?? (isNamed ? name : Object.keys(house)[0]!);
  const screen = isNamed ? inner : name;
  return (
    <>
      <a class="skip" href="#content" onClick={(event) => focusContent(event)}>
        {say.skip}
      </a>
      <header class="frieze">
        <a class="logo caps" href="/">
          Ara Pacis
        </a>
        <Menu game={game} screen={screen} />
      </header>
      <div class="key" aria-hidden="true" />
      <main id="content" class={`page ${more}`} tabIndex={-1}>
        {LINKS.some(({ to }) => to === screen) && <Games game={game} screen={screen} />}
        {children}
      </main>
    </>
  );
}

interface Where {
  readonly game: string;
  readonly screen: string;
}

/** The same screen of every game that has one. */
function Games({ game, screen }: Where): JSX.Element | null {
  const games = Object.entries(house).filter(([, { screens }]) => screens[screen]);
  if (games.length < 2) return null;
  return (
    <p class="page-games">
      {games.map(([id, { name }]) => (
        <a key={id} class="caps" href={addressOf(id, screen)} aria-current={id === game ? "true" : undefined}>
          {name}
        </a>
      ))}
    </p>
  );
}

/** The links in a row; where there is no room, one stays and the others unfold under a button. */
function Menu({ game, screen }: Where): JSX.Element {
  const say = appWords.now.value;
  const open = useSignal(false);
  const nav = useRef<HTMLElement>(null);
  const address = here.value.href;
  useEffect(() => void (open.value = false), [address, open]);
  useEffect(() => {
    if (!open.value) return;
    const away = (event: Event): void => {
      if (!nav.current?.contains(event.target as Node)) open.value = false;
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      open.value = false;
      nav.current?.querySelector("button")?.focus();
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("focusin", away);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("focusin", away);
      document.removeEventListener("keydown", escape);
    };
  }, [open.value, open]);

  return (
    <nav ref={nav} aria-label={say.menu}>
      <button
        class="frieze-menu btn-i"
        aria-label={say.menu}
        aria-expanded={open.value}
        aria-controls="menu"
        onClick={() => (open.value = !open.value)}
      >
        <Icon name="menu" />
      </button>
      <ul id="menu" data-open={open.value}>
        {LINKS.map(({ to, say: key, icon }) => (
          <li key={to}>
            <a href={addressOf(game, to)} aria-current={screen === to ? "page" : undefined}>
              <Icon name={icon} />
              {say[key]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function focusContent(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>("#content")?.focus();
}
