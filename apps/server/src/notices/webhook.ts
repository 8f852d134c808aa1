import { callPublic, refuseAddress, type Net } from "./calling.ts";
import type { Channel, Notice } from "./channel.ts";

/** Calls an address that somebody has given, with a few words of JSON. */
export function webhook(net: Net = {}): Channel {
  async function send({ what, id, table, game, seat, at }: Notice, address: string | undefined): Promise<void> {
    if (address === undefined) return;
    const body = JSON.stringify({ kind: what, id, table, game, seat, at });
    const status = await callPublic(address, body, { "content-type": "application/json" }, net);
    if (status < 200 || status > 299) throw new Error(`answered with ${status}`);
  }
  return { name: "webhook", refuseAddress: (address) => refuseAddress(address, net.only), send };
}
