import { refuse } from "@ara/kernel";
import { TableError } from "@ara/protocol";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { ask, type Me } from "./api.ts";

/** Browsers have passkeys on https and on this machine, nowhere else. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === "function";

const library = () => import("@simplewebauthn/browser");

interface Mine {
  readonly me: Me;
}

/** The device was asked and nothing came of it: somebody thought better of it, or time was up. */
const orGivenUp = <Value>(signed: Promise<Value>): Promise<Value> =>
  signed.catch(() => {
    throw new TableError(refuse("passkey.givenUp"));
  });

/** Makes a key on this device and shows it to the server; a guest says under which name he is a member from then on. */
export async function addPasskey(name?: string): Promise<Mine> {
  const { options } = await ask<{ readonly options: PublicKeyCredentialCreationOptionsJSON }>("/api/passkeys/options", {
    name,
  });
  const response = await orGivenUp((await library()).startRegistration({ optionsJSON: options }));
  return ask("/api/passkeys", { name, response });
}

export async function signInWithPasskey(): Promise<Mine> {
  const { options } = await ask<{ readonly options: PublicKeyCredentialRequestOptionsJSON }>(
    "/api/sign-in/options",
    {},
  );
  const response = await orGivenUp((await library()).startAuthentication({ optionsJSON: options }));
  return ask("/api/sign-in", { response });
}
