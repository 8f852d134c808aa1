import type { Viewer } from "@ara/kernel";
import type { News, TableTypes } from "@ara/protocol";

/** How a face shows the news of its game: what differs between games, and between a table and a text. */
export interface Manner<T extends TableTypes> {
  /** How long these news of somebody else stay alone on the screen, in milliseconds. It comes from nothing hidden. */
  pause(news: News<T>): number;
  /** Whether everything is shown at once, without any pace. */
  isInstant(): boolean;
  /** Whether an event is somebody else's doing, which is watched; one's own hand is quicker than the eye. */
  isOthers(event: T["event"], viewer: Viewer): boolean;
  /** Whether these news stay so long although they are one's own doing. */
  lingers?(news: News<T>): boolean;
  /** Which line of its news a bot's reason belongs to; -1 where it goes without saying. */
  reasonAt(news: News<T>): number;
  /** Where the viewer's last turn ended in all he was told: what came after is news to him. */
  newsFrom(log: readonly T["event"][], viewer: Viewer): number;
  /** Whether his turn ended with these news. */
  endsTurn(news: News<T>, before: News<T>, viewer: Viewer): boolean;
  /** Lets the news be seen and heard to happen: `take` puts them on the screen. Resolves when all has come to rest. */
  perform?(news: News<T>, viewer: Viewer, take: () => void): Promise<void> | undefined;
  /** Something was refused. */
  refused?(): void;
}
