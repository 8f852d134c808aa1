import type { Node } from "@ara/pax-romana";
import type { Place } from "@ara/pax-romana/overview";
import { levelAt, type Camera, type Size } from "./camera.ts";
import type { Chart } from "./chart.ts";
import { Layer } from "./layer.ts";
import { layOut, type Layout } from "./layout.ts";
import { glowOf, marksOf, ringsOf, type Pointed } from "./marks.ts";
import { sceneOf, type Room, type Scene } from "./scene.ts";

/** What the map shows of a position. */
export interface Position {
  readonly places: readonly Place[];
  readonly control: readonly number[];
}

/** What a lens draws under the marks and above them. */
export interface Picture extends Room {
  draw(scene: Scene, layout: Layout): { readonly below: string; readonly above: string };
}

/** Draws upon the map, in pixels from the corner of the sheet. */
export type Overlay = (scene: Scene, into: Element) => void;

/** What is told upon the map: what it draws, where one has to look, and which places are named before others. */
export interface Told {
  readonly draw: Overlay;
  readonly at: readonly Node[];
  readonly named?: readonly Node[];
}

/** Nothing is pointed at. */
export const NOWHERE: Pointed = {
  answers: new Set(),
  refused: new Set(),
  lit: [],
  chosen: null,
  cursor: null,
  asked: null,
  path: null,
};

const drawing = (name: string, groups: number): SVGSVGElement => {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", name);
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = `<g>${"<g></g>".repeat(groups)}</g>`;
  return svg;
};

/** Everything upon the ground. What glows is a drawing of its own, since it never rests. */
export class MarksLayer {
  readonly #chart: Chart;
  // Under the marks what a lens draws, the rings and what is told; above them a lens again.
  readonly #marks = drawing("map-marks", 5);
  readonly #glow = drawing("map-glow", 0);
  readonly #layers = [new Layer(this.#glow), new Layer(this.#marks)] as const;
  readonly #measure = document.createElement("canvas").getContext("2d")!;
  #scene: Scene | null = null;
  layout: Layout = { counters: [], names: [], provinces: [], badges: new Map() };
  position: Position = { places: [], control: [] };
  pointed = NOWHERE;
  picture: Picture | null = null;
  overlay: Overlay | null = null;
  /** Places that what is told names. */
  named: ReadonlySet<Node> = new Set();
  /** The place whose stacks lie fanned out. */
  fanned: Node | null = null;

  constructor(chart: Chart) {
    this.#chart = chart;
  }

  get elements(): readonly Element[] {
    return [this.#glow, this.#marks];
  }

  /** What it was drawn for. */
  get drawn(): Camera | null {
    return this.#layers[0].drawn;
  }

  /** Draws all that lies in a window whose corner is where the camera is. */
  draw(corner: Camera, { width, height }: Size): void {
    const { k } = corner;
    const [left, top] = [corner.x * k, corner.y * k];
    const scene = sceneOf({
      chart: this.#chart,
      places: new Map(this.position.places.map((place) => [place.node, place])),
      k,
      level: levelAt(k),
      box: [left, top, left + width, top + height],
      wanted: this.named.size === 0 ? this.pointed.answers : new Set([...this.pointed.answers, ...this.named]),
      room: this.picture ?? undefined,
      fanned: new Set([this.fanned, this.pointed.chosen].filter((node) => node !== null)),
      measure: (text, font) => {
        this.#measure.font = font;
        return this.#measure.measureText(text).width;
      },
    });
    this.#scene = scene;
    this.layout = layOut(scene, this.position.control);
    for (const svg of [this.#glow, this.#marks]) {
      svg.setAttribute("width", String(width));
      svg.setAttribute("height", String(height));
      svg.firstElementChild!.setAttribute("transform", `translate(${-left} ${-top})`);
    }
    const { below, above } = this.picture?.draw(scene, this.layout) ?? { below: "", above: "" };
    this.#group(0).innerHTML = below;
    this.#group(3).innerHTML = marksOf(scene, this.layout, this.position.control);
    this.#group(4).innerHTML = above;
    for (const layer of this.#layers) layer.drawn = corner;
    this.ring();
    this.tell();
  }

  #group(index: number): Element {
    return this.#marks.firstElementChild!.children[index]!;
  }

  /** Draws what is asked and pointed at. */
  ring(): void {
    if (!this.#scene) return;
    this.#group(1).innerHTML = ringsOf(this.#scene, this.pointed);
    this.#glow.firstElementChild!.innerHTML = glowOf(this.#scene, this.pointed);
  }

  /** Draws what is told. */
  tell(): void {
    if (!this.#scene) return;
    const into = this.#group(2);
    into.innerHTML = "";
    this.overlay?.(this.#scene, into);
  }

  move(camera: Camera): void {
    for (const layer of this.#layers) layer.move(camera);
  }
}
