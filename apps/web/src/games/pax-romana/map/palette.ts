import { POWERS } from "@ara/pax-romana";
import type { Palette } from "./ground.ts";

/** The colours of the page as they are now: a canvas knows no custom properties. */
export function paletteOf(host: HTMLElement): Palette {
  const probe = document.createElement("i");
  host.append(probe);
  const colour = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const ink = colour("--ink");
  const palette = {
    // Ink is light where it is dark.
    isDark: Number(/\d+/.exec(ink)?.[0] ?? 0) > 127,
    ink,
    sea: colour("--sea"),
    shore: colour("--shore"),
    blue: colour("--blue"),
    line: colour("--line-2"),
    red: colour("--red"),
    powers: POWERS.map((power) => colour(`--p-${power}`)),
  };
  probe.remove();
  return palette;
}
