import { realWorld } from "../real-world.ts";
import { engineOf } from "../store/engines.ts";
import { Store } from "../store/store.ts";
import { ServerKey } from "./server-key.ts";

/** Gives the servers of a database a new key to sign with; they may run meanwhile. */
export async function rotateKey(database: string): Promise<{ readonly before: string; readonly key: string }> {
  const store = await Store.open(engineOf(database, "command"));
  try {
    return await ServerKey.rotate(store, realWorld);
  } finally {
    await store.close();
  }
}
