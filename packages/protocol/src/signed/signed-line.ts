import { isObject, type Seat, type Viewer } from "@ara/kernel";
import { hashAct, hashTold, hashUndo } from "@ara/kernel/fair";
import type { Port } from "../port.ts";

/** What the server has told a seat, with its signature over it. */
export interface Receipt {
  readonly seat: Seat;
  readonly version: number;
  readonly head: string;
  readonly signature: string;
}

export interface Signer {
  readonly table: string;
  sign(message: Uint8Array): Promise<string>;
  /** The server has signed for what it told us; `message` is what it should have signed. */
  onReceipt?(receipt: Receipt, message: Uint8Array): void;
  /** Steps are taken back: what the server signed for before may be among them. */
  onUndo?(seat: Seat): void;
}

/** So many heads of each viewer are remembered: an answer is to one of the last news. */
const REMEMBERED = 64;

/** Signs what one player sends, over whatever lines: each answer over the head that he was shown with the question. */
export class SignedLine {
  readonly #signer: Signer;
  readonly #heads = new Map<Viewer, Map<number, string>>();

  constructor(signer: Signer) {
    this.#signer = signer;
  }

  /** The same line, on which answers are signed. What is sent after an answer waits until that is. */
  over(port: Port): Port {
    const viewers = new Map<number, Viewer>();
    let sending: Promise<void> | undefined;
    const send = (message: unknown): void => {
      const answer = this.#answerIn(message);
      if (!answer && !sending) return port.post(message);
      const before = sending;
      const sent = (async () => {
        await before;
        port.post(answer ? { ...answer.message, sig: await this.#signer.sign(answer.hash) } : message);
      })().finally(() => {
        if (sending === sent) sending = undefined;
      });
      sending = sent;
      return undefined;
    };
    return {
      post: (message) => {
        if (isObject(message) && message["t"] === "watch")
          viewers.set(Number(message["n"]), message["viewer"] as Viewer);
        if (isObject(message) && message["t"] === "undo") this.#signer.onUndo?.(message["seat"] as Seat);
        send(message);
      },
      listen: (listener) =>
        port.listen((message) => {
          if (isObject(message) && message["t"] === "news")
            this.#hear(viewers.get(Number(message["n"])), message["news"]);
          listener(message);
        }),
      close: () => port.close(),
    };
  }

  /** Whether a message is an answer to news of which the head is known, or takes steps back. */
  #answerIn(message: unknown): { readonly message: object; readonly hash: Uint8Array } | undefined {
    if (!isObject(message) || (message["t"] !== "act" && message["t"] !== "undo")) return undefined;
    const { seat, v, id } = message as { seat: Seat; v: number; id: string };
    const head = this.#heads.get(seat)?.get(v);
    if (head === undefined) return undefined;
    const sent = { table: this.#signer.table, seat, version: v, head, id };
    const { t, action, steps } = message;
    return { message, hash: t === "act" ? hashAct({ ...sent, action }) : hashUndo({ ...sent, steps: Number(steps) }) };
  }

  #hear(viewer: Viewer | undefined, news: unknown): void {
    if (viewer === undefined || !isObject(news)) return;
    const { version, head, receipt } = news;
    if (typeof version !== "number" || typeof head !== "string") return;
    const heads = this.#heads.get(viewer) ?? new Map<number, string>();
    this.#heads.set(viewer, heads.set(version, head));
    if (heads.size > REMEMBERED) heads.delete(heads.keys().next().value!);
    if (typeof receipt !== "string" || viewer === "spectator") return;
    const message = hashTold(this.#signer.table, viewer, version, head);
    this.#signer.onReceipt?.({ seat: viewer, version, head, signature: receipt }, message);
  }
}
