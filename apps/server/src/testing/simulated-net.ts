import type { FastChance } from "@ara/kernel";
import { FRAME, REPLY, socketPort, type Port } from "@ara/protocol";
import type { World } from "../world.ts";

interface Options {
  readonly world: World;
  readonly chance: FastChance;
  readonly slowest: number;
  /** Of so many messages that are sent up, one arrives twice. */
  readonly doubled: number;
}

/** A line from somebody to a node: what is sent arrives late and in order, or not at all once it is cut. */
export interface SimulatedLine {
  readonly client: Port;
  readonly server: Port;
  /** Settles when the client has noticed that it is cut. */
  readonly broken: Promise<void>;
  cut(): void;
  /** Is called when the server has noticed. */
  onCut(noticed: () => void): void;
}

export function simulatedLine(
  { world, chance, slowest, doubled }: Options,
  sent: (text: string) => void = () => undefined,
): SimulatedLine {
  let isCut = false;
  let noticed: () => void = () => undefined;
  let isBroken: () => void = () => undefined;
  const broken = new Promise<void>((resolve) => (isBroken = resolve));
  const later = (work: () => void): unknown => world.after(chance.below(slowest + 1), work);

  /** One way: messages keep their order. */
  function way(): { send(text: string): void; onText(listener: (text: string) => void): void } {
    let listener: (text: string) => void = () => undefined;
    let last = 0;
    return {
      send(text) {
        last = Math.max(last, world.mono() + chance.below(slowest + 1));
        world.after(last - world.mono(), () => void (!isCut && listener(text)));
      },
      onText: (hears) => void (listener = hears),
    };
  }

  const [up, down] = [way(), way()];
  const cut = (): void => {
    if (isCut) return;
    isCut = true;
    later(() => isBroken());
    later(() => noticed());
  };
  const sendUp = (text: string): void => {
    up.send(text);
    if (chance.below(doubled) === 0) up.send(text);
  };
  const sendDown = (text: string): void => {
    if (isCut) return;
    sent(text);
    down.send(text);
  };
  return {
    client: socketPort({ send: sendUp, onText: (hears) => down.onText(hears), close: cut }, REPLY),
    server: socketPort({ send: sendDown, onText: (hears) => up.onText(hears), close: cut }, FRAME),
    broken,
    cut,
    onCut: (work) => void (noticed = work),
  };
}
