import { worldOf } from "@ara/pax-romana";
import { settings } from "../../../app/settings.ts";
import { isSame, type Camera, type Size } from "./camera.ts";
import type { Chart } from "./chart.ts";
import type { GroundState } from "./ground.ts";
import { Layer } from "./layer.ts";
import { Painter } from "./painter.ts";
import { paletteOf } from "./palette.ts";
import type { Shot } from "./shot.ts";

/** The colours it is painted in. */
type Scheme = "dark" | "light";

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
  /** It has to be painted anew, though it stands where it belongs. */
  isStale = false;

  constructor(chart: Chart, host: HTMLElement) {
    this.#chart = chart;
    this.#host = host;
    this.#painter = new Painter(chart.geometry);
    this.element.className = "map-ground";
  }

  get isOutdated(): boolean {
    return String(this.control) !== this.#held;
  }

  /** Paints what lies in a window whose corner is where the camera is, if that is not there already. */
  paint(corner: Camera, size: Size, done: (scheme: Scheme) => void): void {
    if (!this.isStale && isSame(this.#layer.drawn, corner)) return;
    this.isStale = false;
    this.#held = String(this.control);
    this.paintInto(this.element, { camera: corner, ...size, ratio: Math.min(2, devicePixelRatio) }, (scheme) => {
      this.#layer.drawn = corner;
      done(scheme);
    });
  }

  paintInto(canvas: HTMLCanvasElement, shot: Shot, done: (scheme: Scheme) => void): void {
    const state = this.#state();
    this.#painter.paint(canvas, state, shot, () => done(state.palette.isDark ? "dark" : "light"));
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
