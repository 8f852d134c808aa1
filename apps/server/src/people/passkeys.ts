import { err, ok, refuse, type Refusal, type Result } from "@ara/kernel";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Store } from "../store/store.ts";
import type { World } from "../world.ts";
import { keyOf } from "./names.ts";
import type { Person, Sessions } from "./sessions.ts";

export interface Passkey {
  readonly id: string;
  /** Where it was made, in the browser's words. */
  readonly agent: string;
  readonly synced: boolean;
  readonly created: number;
  readonly used: number | null;
}

/** So many one person may have. */
const MOST = 20;
const BAD = refuse("passkey.bad");

/** EdDSA, ES256, RS256. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** A browser asks for the key of a site, and the key signs for that site alone. */
const siteIdOf = (origin: string): string => new URL(origin).hostname;

/** Keys by which people are known again. A guest who adds one is a member. */
export class Passkeys {
  readonly #store: Store;
  readonly #world: World;
  readonly #sessions: Sessions;

  constructor(store: Store, world: World, sessions: Sessions) {
    this.#store = store;
    this.#world = world;
    this.#sessions = sessions;
  }

  async list(person: string): Promise<Passkey[]> {
    const rows = await this.#rows(person);
    return rows.map(({ id, agent, synced, created, used }) => ({ id, agent, synced: synced === 1, created, used }));
  }

  /** What a browser needs to make a key. */
  async optionsToAdd(person: Person, name: string, token: string, origin: string): Promise<Result<unknown, Refusal>> {
    const refusal = await this.#refusalOf(person, name);
    if (refusal) return err(refusal);
    const own = await this.#rows(person.id);
    const options = await generateRegistrationOptions({
      rpName: "Ara Pacis",
      rpID: siteIdOf(origin),
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(person.id),
      challenge: Uint8Array.from(this.#world.random(32)),
      attestationType: "none",
      supportedAlgorithmIDs,
      excludeCredentials: own.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] })),
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    });
    await this.#sessions.challenge(token, options.challenge);
    return ok(options);
  }

  async add(
    person: Person,
    name: string,
    token: string,
    origin: string,
    response: unknown,
    agent: string,
  ): Promise<Refusal | null> {
    const refusal = await this.#refusalOf(person, name);
    if (refusal) return refusal;
    const expectedChallenge = await this.#sessions.takeChallenge(token);
    if (expectedChallenge === undefined) return refuse("passkey.late");
    const verified = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: siteIdOf(origin),
      requireUserVerification: false,
      supportedAlgorithmIDs,
    }).catch(() => undefined);
    if (!verified?.verified) return BAD;
    const { credential, credentialBackedUp } = verified.registrationInfo;
    const adding = this.#store.db.transaction().execute(async (within) => {
      const kept = await within
        .insertInto("credentials")
        .values({
          id: credential.id,
          person: person.id,
          public_key: Buffer.from(credential.publicKey).toString("base64url"),
          counter: credential.counter,
          transports: JSON.stringify(credential.transports ?? []),
          synced: credentialBackedUp ? 1 : 0,
          agent: agent.slice(0, 200),
          created: this.#world.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(kept.numInsertedOrUpdatedRows) !== 1) return BAD;
      if (person.kind === "guest")
        await within
          .updateTable("people")
          .set({ kind: "member", name, name_key: keyOf(name) })
          .where("id", "=", person.id)
          .execute();
      return null;
    });
    try {
      return await adding;
    } catch (error) {
      // Of two who take a name at the same moment the database lets one have it.
      if (await this.#sessions.isTaken(name, person.id)) return refuse("people.nameTaken");
      throw error;
    }
  }

  /** What a browser needs to show a key: whose it is, the key says. */
  async optionsToSignIn(token: string, origin: string): Promise<unknown> {
    const options = await generateAuthenticationOptions({
      rpID: siteIdOf(origin),
      challenge: Uint8Array.from(this.#world.random(32)),
      userVerification: "preferred",
    });
    await this.#sessions.challenge(token, options.challenge);
    return options;
  }

  /** Whose key it is that has signed. */
  async signIn(token: string, origin: string, response: unknown): Promise<Result<Person, Refusal>> {
    const expectedChallenge = await this.#sessions.takeChallenge(token);
    if (expectedChallenge === undefined) return err(refuse("passkey.late"));
    const shown = response as AuthenticationResponseJSON;
    const { db } = this.#store;
    const key = await db.selectFrom("credentials").selectAll().where("id", "=", shown.id).executeTakeFirst();
    if (!key) return err(refuse("passkey.unknown"));
    const verified = await verifyAuthenticationResponse({
      response: shown,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: siteIdOf(origin),
      requireUserVerification: false,
      credential: {
        id: key.id,
        publicKey: Uint8Array.from(Buffer.from(key.public_key, "base64url")),
        counter: key.counter,
        transports: JSON.parse(key.transports) as AuthenticatorTransport[],
      },
    }).catch(() => undefined);
    if (!verified?.verified) return err(BAD);
    await db
      .updateTable("credentials")
      .set({ counter: verified.authenticationInfo.newCounter, used: this.#world.now() })
      .where("id", "=", key.id)
      .execute();
    const person = await db
      .selectFrom("people")
      .select(["id", "name", "kind"])
      .where("id", "=", key.person)
      .executeTakeFirst();
    return person ? ok(person) : err(refuse("passkey.unknown"));
  }

  /** Nobody takes away his only way back. */
  async remove(person: string, id: string, hasOtherWay: boolean): Promise<Refusal | null> {
    const own = await this.#rows(person);
    if (!own.some((key) => key.id === id)) return refuse("passkey.unknown");
    if (own.length === 1 && !hasOtherWay) return refuse("passkey.last");
    await this.#store.db.deleteFrom("credentials").where("id", "=", id).where("person", "=", person).execute();
    return null;
  }

  async #refusalOf(person: Person, name: string): Promise<Refusal | null> {
    if (person.kind === "guest" && (await this.#sessions.isTaken(name))) return refuse("people.nameTaken");
    return (await this.#rows(person.id)).length >= MOST ? refuse("passkey.tooMany") : null;
  }

  #rows(person: string) {
    return this.#store.db
      .selectFrom("credentials")
      .selectAll()
      .where("person", "=", person)
      .orderBy("created")
      .execute();
  }
}
