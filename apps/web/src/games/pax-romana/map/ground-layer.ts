import { worldOf } from "@ara/pax-romana";
import { settings } from "../../../app/settings.ts";
import type { Camera, Size } from "./camera.ts";
import type { Chart } from "./chart.ts";
import type { GroundState } from "./ground.ts";
import { Layer } from "./layer.ts";
import { Painter } from "./painter.ts";
import { paletteOf } from "./palette.ts";
import type { Shot } from "./shot.ts";

/** The colours it is painted in. */
type Scheme = "dark" | "light";

const schemeOf = ({ palette }: GroundState): Scheme => (palette.isDark ? "dark" : "light");

/** The ground as a bitmap. */
export class GroundLayer {
  readonly element = document.createElement("canvas");
  readonly #chart: Chart;
  readonly #host: HTMLElement;
  readonly #painter: Painter;
  readonly #layer = new Layer(this.element);
  /** Who controls which province. */
  control: readonly number[] = [];
  /** Whose provinces were painted. */
  #held = "";
  /** What was last asked for. */
  #wanted = "";

  constructor(chart: Chart, host: HTMLElement) {
    this.#chart = chart;
    this.#host = host;
    this.#painter = new Painter(chart.geometry);
    this.element.className = "map-ground";
  }

  /** What it was painted for. */
  get painted(): Camera | null {
    return this.#layer.drawn;
  }

  get isOutdated(): boolean {
    return String(this.control) !== this.#held;
  }

  /** Paints what lies in a window whose corner is where the camera is, if that is not there or on its way. */
  paint(corner: Camera, size: Size, done: (scheme: Scheme) => void): void {
    const state = this.#state();
    const shot: Shot = { camera: corner, ...size, ratio: Math.min(2, devicePixelRatio) };
    const wanted = JSON.stringify([state.control, state.palette, state.patterns, shot]);
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#held = String(this.control);
    this.#painter.paint(this.element, state, shot, () => {
      this.#layer.drawn = corner;
      done(schemeOf(state));
    });
  }

  paintInto(canvas: HTMLCanvasElement, shot: Shot, done: (scheme: Scheme) => void): void {
    const state = this.#state();
    this.#painter.paint(canvas, state, shot, () => done(schemeOf(state)));
  }

  #state(): GroundState {
    const { provinces, lanes, config } = this.#chart;
    const { map } = worldOf(config);
    return {
      control: provinces.map((province) => (province < 0 ? -2 : (this.control[province] ?? -1))),
      territories: provinces.map((province) => map.territoryOf[province] ?? -1),
      lanes: lanes.map(({ kind, line }) => ({ kind, line })),
      palette: paletteOf(this.#host),
      patterns: settings.peek().patterns,
    };
  }

  move(camera: Camera): void {
    this.#layer.move(camera);
  }

  close(): void {
    this.#painter.close();
  }
}
