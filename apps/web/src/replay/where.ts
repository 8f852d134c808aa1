import { useEffect, useRef } from "preact/hooks";
import { go, here } from "../app/router.ts";

/** The address of a replay: where the place in the game stands in it. */
export interface Where {
  readonly path: string;
  readonly params: () => URLSearchParams;
  readonly address: (query: string) => string;
}

/** "/replay/<id>?at=…" */
export const keptAt = (id: string): Where => ({
  path: `/replay/${id}`,
  params: () => here.value.searchParams,
  address: (query) => `/replay/${id}?${query}`,
});

/** "/<game>/game#at=…&g=<the record>": what stands behind the "#" is sent to nobody. */
export const linkedAt = (game: string, link: string): Where => ({
  path: `/${game}/game`,
  params: fragment,
  address: (query) => `/${game}/game#${query}&g=${link}`,
});

export const fragment = (): URLSearchParams => new URLSearchParams(here.value.hash.slice(1));

/** The address follows, a moment later: a dragged slider is not a hundred addresses. Back, forward and links lead. */
export function useAddress(where: Where, query: string, follow: () => void): void {
  const written = useRef(here.value.href);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { href } = new URL(where.address(query), here.value);
      written.current = href;
      if (isHere(where) && href !== here.value.href) go(href, "replace");
    }, 150);
    return () => clearTimeout(timer);
  }, [where.path, query]);

  const { href } = here.value;
  useEffect(() => {
    if (isHere(where) && href !== written.current) follow();
    written.current = href;
  }, [href]);
}

/** Whoever has left already, for a screen that is still on its way, must not be called back. */
const isHere = ({ path }: Where): boolean => here.value.pathname === path;
