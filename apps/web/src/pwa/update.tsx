import "./update.css";
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { appWords } from "../app/app-words.ts";

/** A version that is loaded and waits to be used. */
const waiting = signal<ServiceWorker | null>(null);

const HOUR = 3_600_000;

/** Says that a new version is ready. It is used when the player wants it; a game goes on where it was. */
export function Update(): JSX.Element {
  const next = waiting.value;
  const say = appWords.now.value;
  return (
    <div class="update" role="status">
      {next && (
        <p class="panel">
          {say.update}{" "}
          <button class="btn-main" onClick={() => next.postMessage("use")}>
            {say.updateNow}
          </button>
        </p>
      )}
    </div>
  );
}

/** Keeps the client in the browser and looks for newer ones, now and then. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  // Every open page changes together: half of an old build finds nothing of it any more.
  serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
  const registration = await serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  const look = (): void => {
    if (serviceWorker.controller) waiting.value = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  setInterval(() => void registration.update().catch(() => {}), HOUR);
}

/** Only what was built can be kept; without a secure address the browser has no service workers, and all works online. */
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const begin = (): void => void register().catch(() => {});
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}
