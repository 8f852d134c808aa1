import { isIP } from "node:net";

/**
 * A page elsewhere may have its own name lead to this machine and would then read us as if we were part of it (DNS
 * rebinding). So only those names are answered that nobody else can own: addresses, localhost, and the name we were given.
 */
export function isOurs(header: string | undefined, host: string): boolean {
  const name = header?.replace(/:\d*$/, "").toLowerCase() ?? "";
  return isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0 || /^(.+\.)?localhost$/.test(name) || name === host.toLowerCase();
}

/** A page that is not ours must not act in the name of whoever has it open: where a browser says from where, it is from here. */
export function isFromElsewhere(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== host?.toLowerCase();
  } catch {
    return true;
  }
}
