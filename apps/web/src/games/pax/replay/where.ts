import { here } from "../../../app/router.ts";
import type { Where } from "../../../replay/where.ts";

const SHARED = "/pax/game";

/** "/pax/game#at=…&g=<the game>": what stands behind the "#" is sent to nobody. */
export const linkedAt = (link: string): Where => ({
  path: SHARED,
  params: fragment,
  address: (query) => `${SHARED}#${query}&g=${link}`,
});

export const fragment = (): URLSearchParams => new URLSearchParams(here.value.hash.slice(1));
