import { createPublicKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import type { Seat } from "@ara/kernel";
import { commitNonce } from "@ara/kernel/fair";
import { PortTable, type Port, type TableTypes } from "@ara/protocol";
import { SignedLine, type Receipt } from "@ara/protocol/signed";
import { Visitor } from "./visitor.ts";

/** Somebody whose browser adds a nonce to the luck and signs what he answers. */
export class FairVisitor {
  readonly visitor: Visitor;
  readonly nonce = randomBytes(32).toString("base64url");
  readonly publicKey: string;
  readonly receipts: (Receipt & { readonly message: Uint8Array })[] = [];
  readonly #key: KeyObject;
  #next = 1;

  private constructor(visitor: Visitor, key = generateKeyPairSync("ed25519").privateKey) {
    this.visitor = visitor;
    this.publicKey = createPublicKey(key).export({ format: "jwk" }).x!;
    this.#key = key;
  }

  static async guest(port: number, name: string): Promise<FairVisitor> {
    return new FairVisitor(await Visitor.guest(port, name));
  }

  /** The same person with the same key, at another node. */
  static at(port: number, one: FairVisitor): FairVisitor {
    return new FairVisitor(one.visitor.at(port), one.#key);
  }

  async sit(table: string, seat: Seat): Promise<void> {
    const commit = commitNonce(table, this.publicKey, this.nonce);
    await this.#post(`/api/tables/${table}/sit`, { seat, key: this.publicKey, commit });
  }

  async reveal(table: string, seat: Seat): Promise<void> {
    await this.#post(`/api/tables/${table}/reveal`, { seat, nonce: this.nonce });
  }

  sign(message: Uint8Array): string {
    return sign(null, message, this.#key).toString("base64url");
  }

  /** Sits at a table that has begun; `sign` may be another's. */
  async table(id: string, by: (message: Uint8Array) => string = (message) => this.sign(message)) {
    return PortTable.open<TableTypes>(await this.port(id, by), { newId: () => `fair-${this.#next++}` });
  }

  async port(id: string, by: (message: Uint8Array) => string = (message) => this.sign(message)): Promise<Port> {
    const line = new SignedLine({
      table: id,
      sign: async (message) => by(message),
      onReceipt: (receipt, message) => void this.receipts.push({ ...receipt, message }),
    });
    return line.over(await this.visitor.port(id));
  }

  async #post(path: string, body: unknown): Promise<void> {
    const { status, body: answer } = await this.visitor.post(path, body);
    if (status !== 200) throw new Error(JSON.stringify(answer));
  }
}
