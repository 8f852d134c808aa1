import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { isDebian, isProgram, onPath } from "./chromium.ts";

/**
 * Firefox as it is installed, over WebDriver BiDi, its own protocol: Playwright drives only a Firefox of its own, which no
 * package brings. Here is what one test needs of it.
 */

const PLACES = ["/Applications/Firefox.app/Contents/MacOS/firefox", "/snap/bin/firefox"];

/** The path of a Firefox: found, or installed where that needs no question; or nothing. */
export function findFirefox(): string | undefined {
  const find = (): string | undefined => [...onPath(["firefox-esr", "firefox"]), ...PLACES].find(isProgram);
  const found = find();
  if (found || process.platform !== "linux" || !isDebian() || process.getuid?.() !== 0) return found;
  console.error("No Firefox here: installing the package of this system (apt-get install firefox-esr; once) ...");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: readonly string[]) =>
    spawnSync("apt-get", ["-qq", "-o", "Dpkg::Use-Pty=0", ...args], { stdio: ["ignore", 2, 2], env });
  apt("update");
  apt("install", "-y", "--no-install-recommends", "firefox-esr", "fonts-dejavu-core");
  return find();
}

interface Answer {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly method?: string;
  readonly result?: unknown;
  readonly message?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

/** Text that is code, not data, among what a function in the page is given. */
interface Code {
  readonly code: string;
}

/** One window of a Firefox with a profile of its own. */
export class Firefox {
  /** What the pages complained about. */
  readonly complaints: string[] = [];
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { done(result: unknown): void; fail(error: Error): void }>();
  #context = "";
  #asked = 0;

  static async start(program: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), "ara-firefox-"));
    const child = spawn(program, ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const address = await new Promise<string>((resolve, reject) => {
      child.once("exit", (code) => reject(new Error(`Firefox ended with ${code}`)));
      createInterface(child.stderr).on("line", (line) => {
        const found = /listening on (ws:\S+)/.exec(line);
        if (found) resolve(found[1]!);
      });
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", () => reject(new Error("Firefox does not answer")));
    });
    const firefox = new Firefox(child, profile, socket);
    await firefox.#ask("session.new", { capabilities: {} });
    await firefox.#ask("session.subscribe", { events: ["log.entryAdded"] });
    const { context } = (await firefox.#ask("browsingContext.create", { type: "tab" })) as { context: string };
    firefox.#context = context;
    return firefox;
  }

  private constructor(child: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = child;
    this.#profile = profile;
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#hear(JSON.parse(String(data)) as Answer));
  }

  async goto(url: string): Promise<void> {
    await this.#ask("browsingContext.navigate", { context: this.#context, url, wait: "complete" });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#ask("browsingContext.setViewport", { context: this.#context, viewport: { width, height } });
  }

  /** Runs a function in the page; what it is given is data, or code that stands there as it is. */
  async evaluate<Given, Value>(work: (given: Given) => Value | Promise<Value>, given: Given): Promise<Value> {
    const spelled = JSON.stringify(given, (_key, value: unknown) =>
      isCode(value) ? `\u0001${value.code}\u0001` : value,
    );
    const args = (spelled ?? "undefined").replaceAll(
      /"\\u0001(.*?)\\u0001"/g,
      (_all, code: string) => JSON.parse(`"${code}"`) as string,
    );
    const result = (await this.#ask("script.evaluate", {
      expression: `Promise.resolve((${work.toString()})(${args})).then((value) => JSON.stringify(value ?? null))`,
      target: { context: this.#context },
      awaitPromise: true,
    })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } };
    if (result.type !== "success") throw new Error(result.exceptionDetails?.text ?? "failed in Firefox");
    return JSON.parse(result.result!.value) as Value;
  }

  /** Waits until a selector finds something. */
  async see(selector: string, patience: number): Promise<void> {
    await this.evaluate(
      async ([wanted, time]: readonly [string, number]) => {
        const end = Date.now() + time;
        while (!document.querySelector(wanted)) {
          if (Date.now() > end) throw new Error(`${wanted} does not come: ${document.body.textContent.slice(0, 300)}`);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      },
      [selector, patience] as const,
    );
  }

  async close(): Promise<void> {
    await this.#ask("browser.close", {}).catch(() => undefined);
    if (this.#process.exitCode === null) await new Promise((resolve) => this.#process.once("exit", resolve));
    rmSync(this.#profile, { recursive: true, force: true });
  }

  #ask(method: string, params: object): Promise<unknown> {
    const id = ++this.#asked;
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #hear({ id, type, result, message, method, params }: Answer): void {
    if (method === "log.entryAdded" && params?.level === "error") this.complaints.push(params.text ?? "");
    const waiting = this.#waiting.get(id ?? -1);
    if (!waiting) return;
    this.#waiting.delete(id!);
    if (type === "error") waiting.fail(new Error(message));
    else waiting.done(result);
  }
}

const isCode = (value: unknown): value is Code => typeof value === "object" && value !== null && "code" in value;
