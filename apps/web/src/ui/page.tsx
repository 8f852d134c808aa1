import type { ComponentChildren, JSX } from "preact";
import { appWords } from "../app/app-words.ts";
import { path } from "../app/router.ts";

const LINKS = [
  { to: "new", say: "newTable" },
  { to: "learn", say: "learn" },
  { to: "rules", say: "rulebook" },
  { to: "sources", say: "sources" },
  { to: "settings", say: "settings" },
] as const;

/** A screen that is not a table: the frieze with its links, and the content. */
export function Page({
  children,
  class: more = "",
}: {
  readonly children: ComponentChildren;
  readonly class?: string;
}): JSX.Element {
  const say = appWords.now.value;
  return (
    <>
      <a class="skip" href="#content" onClick={(event) => focusContent(event)}>
        {say.skip}
      </a>
      <header class="frieze">
        <a class="logo caps" href="/">
          Ara Pacis
        </a>
        <nav aria-label={say.menu}>
          {LINKS.map(({ to, say: key }) => (
            <a key={to} href={`/${to}`} aria-current={path.value[0] === to ? "page" : undefined}>
              {say[key]}
            </a>
          ))}
        </nav>
      </header>
      <div class="key" aria-hidden="true" />
      <main id="content" class={`page ${more}`} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function focusContent(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>("#content")?.focus();
}
