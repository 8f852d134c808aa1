import type { JSX } from "preact";
import { texts } from "../words.ts";
import { Picture } from "./picture.tsx";

const LEVELS = Array.from({ length: 15 }, (_, i) => i - 6);
const rangeOf = (level: number): "turmoil" | "unrest" | "stable" =>
  level < -3 ? "turmoil" : level < 0 ? "unrest" : "stable";
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** 14.13: the track and its three ranges. */
export function StabilityPicture(): JSX.Element {
  const { caption, turmoil, unrest, stable } = texts.now.value.pictures.stability;
  const names = { turmoil, unrest, stable };
  return (
    <Picture caption={caption}>
      <div class="romana-pic-track">
        {(["turmoil", "unrest", "stable"] as const).map((range) => (
          <div key={range} data-range={range}>
            <b>{names[range]}</b>
            <p>
              {LEVELS.filter((level) => rangeOf(level) === range).map((level) => (
                <span key={level}>{signed(level)}</span>
              ))}
            </p>
          </div>
        ))}
      </div>
    </Picture>
  );
}
