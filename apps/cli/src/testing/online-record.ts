import { createPublicKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { canonical, commitTo, FastChance, legalActions, Match, RECORD_FORMAT, type GameRecord } from "@ara/kernel";
import {
  addedToSeed,
  commitNonce,
  hashAct,
  hashEnd,
  hashRoster,
  hashVouched,
  headsOf,
  type Drawn,
  type Roster,
} from "@ara/kernel/fair";
import { pax } from "@ara/pax";

const signed = (key: KeyObject, message: Uint8Array): string => sign(null, message, key).toString("base64url");
const publicOf = (key: KeyObject): string => createPublicKey(key).export({ format: "jwk" }).x!;

/**
 * A finished game of PAX as a server would have it: somebody who signs, against somebody who does so too, one who answers without
 * and let a first attempt to deal come to nothing, or a bot. `drawn`: how lots are said to have given them their seats.
 */
export function onlineRecord(second: "signs" | "answers" | "bot" = "signs", drawn?: Drawn): GameRecord {
  const [server, livia, gaius] = [0, 1, 2].map(() => generateKeyPairSync("ed25519").privateKey);
  const config = pax.json.readConfig({ players: 2 });
  if (!config.ok) throw new Error(config.error.key);
  const table = "table";
  const secret = { seed: "alea", salt: "sal" };
  const keys = [livia!, gaius!];
  const nonces = second === "bot" ? ["hers"] : ["hers", "his"];
  const names = ["Livia", "Gaius"];
  const roster: Roster = {
    table,
    attempt: second === "answers" ? 2 : 1,
    game: "pax",
    rules: pax.rules,
    config: pax.json.writeConfig(config.value),
    commitment: commitTo(RECORD_FORMAT, secret),
    server: publicOf(server!),
    seats: keys.map((key, seat) => {
      const isBot = nonces[seat] === undefined;
      return {
        name: names[seat]!,
        bot: isBot ? "tiro" : null,
        key: isBot ? null : publicOf(key),
        commit: isBot ? null : commitNonce(table, publicOf(key), nonces[seat]!),
      };
    }),
    ...(drawn && { drawn }),
  };
  const match = new Match(pax, config.value, { seats: names, ...secret, nonces: addedToSeed(roster, nonces) });
  const chance = new FastChance("online");
  while (!match.over) {
    const [seat] = pax.toAct(match.state);
    const action = chance.pick(legalActions(pax, match.state, seat!));
    const head = headsOf(match.record("keep")).at(-1)!;
    const [id, on] = [`a${match.length}`, match.length];
    const written = pax.json.writeAction(match.state, seat!, action);
    const extras =
      seat === 0 || second === "signs"
        ? {
            id,
            v: on,
            on,
            sent: action,
            sig: signed(keys[seat!]!, hashAct({ table, seat: seat!, version: on, head, id, action })),
          }
        : second === "bot"
          ? { by: "server" }
          : { by: "server", sig: signed(server!, hashVouched({ table, seat: seat!, head, action: written })) };
    match.act(seat!, action, extras);
  }
  const record = match.record();
  const end = signed(server!, hashEnd(table, record.seal as string));
  const online = {
    ...published(server!, roster),
    voids: second === "answers" ? [voidBefore(server!, roster)] : [],
    end,
  };
  return JSON.parse(canonical({ ...record, online })) as GameRecord;
}

const published = (server: KeyObject, roster: Roster) => ({ roster, signature: signed(server, hashRoster(roster)) });

/** The attempt before, at which the second seat stayed silent. */
function voidBefore(server: KeyObject, { attempt, ...roster }: Roster) {
  const secret = { seed: "first", salt: "sal" };
  const before = { ...roster, attempt: attempt - 1, commitment: commitTo(RECORD_FORMAT, secret) };
  return { attempt: before.attempt, at: 0, ...published(server, before), ...secret, silent: [1] };
}
