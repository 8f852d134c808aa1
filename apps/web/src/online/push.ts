import { TableError } from "@ara/protocol";
import { shown } from "../app/words.ts";
import { ask } from "./api.ts";

/** Messages of the server to this browser while no page of ours is open. */

/** Whether this browser can be told so. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const refused = (key: string): TableError => new TableError({ key, params: {} });

/** Asks whoever sits here, and subscribes. */
export async function beginPush(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw refused("notices.notAllowed");
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw refused("notices.noBrowser");
  const { key } = await ask<{ readonly key: string }>("/api/notices/push");
  const options = { userVisibleOnly: true, applicationServerKey: key };
  let subscription: PushSubscription;
  try {
    subscription = await registration.pushManager.subscribe(options);
  } catch {
    // It may have been subscribed with the key of another server that stood here.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    subscription = await registration.pushManager.subscribe(options).catch(() => {
      throw refused("notices.noBrowser");
    });
  }
  const { endpoint, keys } = subscription.toJSON();
  await ask("/api/notices/push", { endpoint, keys, language: shown.value });
}

/** This browser is told nothing any more. */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await ask("/api/notices/push/remove", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
