import { lookup } from "node:dns/promises";
import type { RequestOptions } from "node:http";
import { request as requestByHttps } from "node:https";
import { isIP } from "node:net";
import type { ClientRequest, IncomingMessage } from "node:http";
import { isPublic } from "./public-address.ts";

const PATIENCE = 5000;
const LONGEST_ADDRESS = 500;

/** What a test puts in the place of the net. */
export interface Net {
  readonly resolve?: (name: string) => Promise<readonly string[]>;
  readonly isAllowed?: (address: string) => boolean;
  readonly request?: (options: RequestOptions, answer: (response: IncomingMessage) => void) => ClientRequest;
  readonly patience?: number;
  /** Names that may be called, "*.example" for all below one; without it any that is public. */
  readonly only?: readonly string[];
}

const resolveAll = async (name: string): Promise<string[]> =>
  (await lookup(name, { all: true })).map(({ address }) => address);

const isAmong = (host: string, names: readonly string[]): boolean =>
  names.some((name) => (name.startsWith("*.") ? host.endsWith(name.slice(1)) : host === name));

/** Why an address is none that we would call; what its name leads to is looked at each time it is called. */
export function refuseAddress(address: string, only?: Net["only"]): string | undefined {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return "notices.address";
  const { protocol, username, password, hostname } = new URL(address);
  if (protocol !== "https:" || username !== "" || password !== "") return "notices.address";
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) > 0 && !isPublic(host)) return "notices.notPublic";
  return only && !isAmong(host, only) ? "notices.notCalled" : undefined;
}

/**
 * Calls an address that somebody has given, and says with which status it answers. By https only; the name is looked up once,
 * all it leads to must be public, and that is where we go, whatever it leads to a moment later; nobody sends us on; after 5 s we
 * hang up, also on those who do not say where a name leads to.
 */
export async function callPublic(
  address: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  { resolve = resolveAll, isAllowed = isPublic, request = requestByHttps, patience = PATIENCE, only }: Net = {},
): Promise<number> {
  if (refuseAddress(address, only) !== undefined) throw new Error("no address to call");
  const { hostname, port, pathname, search } = new URL(address);
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const addresses = isIP(host) > 0 ? [host] : await inTime(resolve(host), patience);
  if (addresses.length === 0 || !addresses.every((one) => isAllowed(one))) throw new Error("not a public address");
  const options: RequestOptions & { readonly servername?: string } = {
    method: "POST",
    host: addresses[0]!,
    port: port === "" ? 443 : Number(port),
    path: `${pathname}${search}`,
    ...(isIP(host) === 0 && { servername: host }),
    headers: {
      host: port === "" ? hostname : `${hostname}:${port}`,
      "content-length": Buffer.byteLength(body),
      "user-agent": "ara-pacis",
      ...headers,
    },
    agent: false,
  };
  return call(request, options, body, patience);
}

async function inTime<Value>(work: Promise<Value>, patience: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function call(request: NonNullable<Net["request"]>, options: RequestOptions, body: string | Buffer, patience: number) {
  return new Promise<number>((resolve, reject) => {
    const calling = request(options, (response) => {
      resolve(response.statusCode ?? 0);
      // What it says is nobody's business.
      calling.destroy();
    });
    const timer = setTimeout(() => calling.destroy(new Error("no answer in time")), patience);
    calling.on("error", reject);
    calling.on("close", () => clearTimeout(timer));
    calling.end(body);
  });
}
