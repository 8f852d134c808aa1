import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * A page elsewhere may have its own name lead to this machine and would then read us as if we were part of it (DNS
 * rebinding). So only those names are answered that nobody else can own: addresses, localhost, and the names we were given.
 */
export function isOurs(header: string | undefined, ...names: readonly string[]): boolean {
  const name = header?.replace(/:\d*$/, "").toLowerCase() ?? "";
  return (
    isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0 ||
    /^(.+\.)?localhost$/.test(name) ||
    names.some((one) => one.toLowerCase() === name)
  );
}

/** A page that is not ours must not act in the name of whoever has it open: where a browser says from where, it is from here. */
function isFromElsewhere(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== host?.toLowerCase();
  } catch {
    return true;
  }
}

type Headers = Pick<IncomingMessage, "headers">;

/** Whether two readers could take a request for two things: it names its host twice, or once more in the address. */
export const isOdd = ({ url = "", rawHeaders }: IncomingMessage): boolean =>
  !url.startsWith("/") || rawHeaders.filter((one, i) => i % 2 === 0 && isHost(one)).length > 1;
/** By its length first: each request is asked for each of its headers. */
const isHost = (name: string): boolean => name.length === 4 && name.toLowerCase() === "host";

/** The names under which this site is known. */
export class Names {
  /** Whether the site is reached by https. */
  readonly secure: boolean;
  readonly all: readonly string[];
  readonly #origin: string | undefined;

  /** `origin`: how the site is reached from outside, where another program stands before this one ("https://ara.example"). */
  constructor(host: string, origin?: string) {
    const outside = origin === undefined ? undefined : new URL(origin);
    if (outside && !/^https?:$/.test(outside.protocol)) throw new Error(`not an address of a site: ${origin}`);
    this.secure = outside?.protocol === "https:";
    this.all = outside ? [host, outside.hostname] : [host];
    this.#origin = outside?.origin;
  }

  /** Whether a request is for another site, or a page of another site sends it. */
  isForeign({ headers: { host, origin, "sec-fetch-site": from } }: Headers): boolean {
    if (!isOurs(host, ...this.all) || from === "cross-site") return true;
    if (this.#origin === undefined) return isFromElsewhere(origin, host);
    return origin !== undefined && origin !== this.#origin;
  }

  /** What a browser takes this site for. */
  originOf({ headers }: Headers): string {
    return this.#origin ?? `http://${headers.host?.toLowerCase() ?? ""}`;
  }
}
