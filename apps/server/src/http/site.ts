import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isOurs } from "./names.ts";
import { SECURITY } from "./security.ts";

/** A folder of built files on the web: the smallest server that does it properly. */

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".otf": "font/otf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};

const COMPRESSIBLE = /^text\/|\+xml|json|font\/otf/;

/** Nothing from elsewhere, nothing inline: what the page needs it brings along. `data:` is for patterns in style sheets. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];

const COMPRESSORS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** A file as it was when it was last read; each compressed form is made once. */
interface Kept {
  readonly modified: number;
  readonly type: string;
  readonly body: Buffer;
  readonly tag: string;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

/** Below this a compressed form saves nothing worth the work. */
const SMALL = 512;

/** The files of a folder, read when they are first asked for and again when they have changed. */
class Folder {
  readonly #root: string;
  readonly #kept = new Map<string, Kept>();

  constructor(root: string) {
    this.#root = root;
  }

  /** `undefined` for what is not there or is no plain file. */
  async find(parts: readonly string[]): Promise<Kept | undefined> {
    const path = join(this.#root, ...parts);
    try {
      const found = await stat(path);
      if (!found.isFile()) return undefined;
      const kept = this.#kept.get(path);
      if (kept?.modified === found.mtimeMs) return kept;
      const body = await readFile(path);
      const fresh: Kept = {
        modified: found.mtimeMs,
        type: TYPES[extname(path)] ?? "application/octet-stream",
        body,
        tag: createHash("sha256").update(body).digest("base64url").slice(0, 22),
        compressed: new Map(),
      };
      this.#kept.set(path, fresh);
      return fresh;
    } catch {
      return undefined;
    }
  }
}

/** A way to answer requests with the files of a folder. */
export function siteOf(
  root: string,
  ...names: readonly string[]
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const folder = new Folder(root);
  return async (request, response) => {
    const { method = "GET", url = "/" } = request;
    const told = { ...SECURITY, "content-security-policy": CONTENT_SECURITY_POLICY };
    for (const [name, value] of Object.entries(told)) response.setHeader(name, value);
    if (!isOurs(request.headers.host, ...names)) return refuse(response, 421, "Not the name of this site.");
    if (method !== "GET" && method !== "HEAD") {
      response.setHeader("allow", "GET, HEAD");
      return refuse(response, 405, "Only GET and HEAD.");
    }
    const parts = partsOf(url);
    if (parts === undefined) return refuse(response, 400, "This address cannot be read.");
    if (parts.some(isForbidden)) return refuse(response, 404, "Not here.");
    const immutable = parts[0] === "assets";
    const found = await folder.find(parts);
    const file = found ?? (!immutable && isPage(parts) ? await folder.find(["index.html"]) : undefined);
    if (file === undefined) return refuse(response, 404, "Not here.");
    response.setHeader("cache-control", immutable ? "public, max-age=31536000, immutable" : "no-cache");
    await send(request, response, file);
  };
}

function partsOf(url: string): string[] | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0]!);
    return path.split("/").filter((part) => part !== "");
  } catch {
    return undefined;
  }
}

/** Hidden files, ways up and ways around: none of the names we build looks like these. */
const isForbidden = (part: string): boolean => part.startsWith(".") || /[\0\\:]/.test(part);

/** The addresses of screens have no extension, or end in the number of a rule ("/rules/3.7"): the page itself knows them. */
const isPage = (parts: readonly string[]): boolean => /^(\.\d+)?$/.test(extname(parts.at(-1) ?? ""));

async function send(request: IncomingMessage, response: ServerResponse, file: Kept): Promise<void> {
  const compressible = COMPRESSIBLE.test(file.type) && file.body.length >= SMALL;
  const encoding = compressible ? encodingFor(request.headers["accept-encoding"]) : undefined;
  const tag = `"${file.tag}${encoding === undefined ? "" : `-${encoding}`}"`;
  response.setHeader("content-type", file.type);
  response.setHeader("etag", tag);
  if (compressible) response.setHeader("vary", "accept-encoding");
  if (knows(request.headers["if-none-match"], tag)) {
    response.writeHead(304).end();
    return;
  }
  const body = encoding === undefined ? file.body : await compressed(file, encoding);
  if (encoding !== undefined) response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", body.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : body);
}

function compressed(file: Kept, encoding: Encoding): Promise<Buffer> {
  const made = file.compressed.get(encoding) ?? COMPRESSORS[encoding](file.body);
  file.compressed.set(encoding, made);
  return made;
}

/** The best form the browser takes; "q=0" says that it does not. */
function encodingFor(accepted = ""): Encoding | undefined {
  const taken = accepted
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";", 1)[0]!.trim().toLowerCase());
  return ENCODINGS.find((encoding) => taken.includes(encoding));
}

const knows = (known: string | undefined, tag: string): boolean =>
  known?.split(",").some((one) => one.trim().replace(/^W\//, "") === tag) ?? false;

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.setHeader("content-type", "text/plain; charset=utf-8");
  response.setHeader("cache-control", "no-store");
  response.writeHead(status).end(response.req.method === "HEAD" ? undefined : `${reason}\n`);
}
