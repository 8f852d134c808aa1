/** The cookie of a session. Over https its name says that no other site can have set it. */
const nameOf = (secure: boolean): string => (secure ? "__Host-ara" : "ara");

export function readCookie(header: string | undefined, secure: boolean): string | undefined {
  const name = nameOf(secure);
  const found = header?.split(";").find((part) => part.trim().startsWith(`${name}=`));
  const value = found?.slice(found.indexOf("=") + 1).trim();
  return value === "" ? undefined : value;
}

export const writeCookie = (value: string, seconds: number, secure: boolean): string =>
  `${nameOf(secure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
