import { worldOf, type Node } from "@ara/pax-romana";
import type { Place } from "@ara/pax-romana/overview";
import { moves, settings } from "../../../app/settings.ts";
import { centred, covers, fitted, isSeen, levelAt, moved, within, zoomed, type Camera, type Size } from "./camera.ts";
import type { Box, Chart } from "./chart.ts";
import { aboveTop, belowTop, clearOf } from "./clear.ts";
import { listen } from "./gestures.ts";
import type { GroundState } from "./ground.ts";
import { counterAt, hitAt, type Hit } from "./hit.ts";
import { layOut, type Layout } from "./layout.ts";
import { marksOf, ringsOf, type Pointed } from "./marks.ts";
import { Painter } from "./painter.ts";
import { paletteOf } from "./palette.ts";
import type { Point } from "./projection.ts";
import type { Shot } from "./shot.ts";
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

export interface Heard {
  press(hit: Hit | undefined): void;
  hover(hit: Hit | undefined): void;
}

/** Draws upon the map, in pixels from the corner of the sheet. */
export type Overlay = (scene: Scene, into: Element) => void;

/** Pixels drawn around the window, for a finger that moves the map. */
const AROUND = 200;
const RESTS = 140;
const GLIDE = 280;
/** So many times as long as a drawing took, the next one waits. */
const PATIENCE = 4;
/** At this scale one works: names, counters and roads have room. */
const USUAL = 1.12;

const isSame = (a: Camera | null, b: Camera): boolean => a !== null && a.x === b.x && a.y === b.y && a.k === b.k;

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

/** The map in its window: a ground that is a bitmap and marks that are one drawing, both only moved while a finger is down. */
export class Stage {
  readonly chart: Chart;
  readonly #host: HTMLElement;
  readonly #whole: boolean;
  readonly #painter: Painter;
  readonly #ground = document.createElement("canvas");
  readonly #marks = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  readonly #ends: (() => void)[];
  readonly #measure = document.createElement("canvas").getContext("2d")!;
  #position: Position = { places: [], control: [] };
  #pointed = NOWHERE;
  #picture: Picture | null = null;
  #isHeld = false;
  /** The place whose stacks lie fanned out. */
  #fanned: Node | null = null;
  /** Told whenever something else is seen. */
  readonly watchers = new Set<() => void>();
  #more: Overlay | null = null;
  #camera: Camera = { x: 0, y: 0, k: 0.5 };
  #size: Size = { width: 0, height: 0 };
  /** What ground and marks were last drawn for. */
  #painted: Camera | null = null;
  /** The ground has to be painted anew, though the old one stands where it belongs. */
  #isStale = false;
  #drawn: Camera | null = null;
  #scene: Scene | null = null;
  #layout: Layout = { counters: [], names: [], provinces: [], badges: new Map() };
  #timer = 0;
  #frame = 0;
  #glide = 0;
  /** Where one is on the way to. */
  #goal: Camera | null = null;
  /** The drawing that is due, and how long the last one took. */
  #waits = 0;
  #spent = 0;
  /** Whose provinces were painted. */
  #held = "";

  /** `whole`: all of the scenario is shown first, however small. */
  constructor(host: HTMLElement, chart: Chart, heard: Heard, whole = false) {
    this.#whole = whole;
    this.#host = host;
    this.chart = chart;
    this.#painter = new Painter(chart.geometry);
    this.#ground.className = "map-ground";
    this.#marks.setAttribute("class", "map-marks");
    this.#marks.setAttribute("aria-hidden", "true");
    // Under the marks what a lens draws, the rings and what is told; above them a lens again.
    this.#marks.innerHTML = `<g>${"<g></g>".repeat(5)}</g>`;
    host.prepend(this.#ground, this.#marks);
    const hit = (at: Point): Hit | undefined => hitAt(chart, this.#layout, this.#camera, at, this.#pointed.answers);
    const resized = new ResizeObserver(() => this.#resize());
    resized.observe(host);
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const repaint = (): void => this.repaint();
    dark.addEventListener("change", repaint);
    this.#ends = [
      () => resized.disconnect(),
      () => dark.removeEventListener("change", repaint),
      listen(host, {
        move: (dx, dy) => this.#to(moved(chart.geometry, this.#size, this.#camera, dx, dy)),
        zoom: (factor, at) => this.#to(zoomed(chart.geometry, this.#size, this.#camera, factor, at)),
        press: (at) => {
          const pressed = counterAt(this.#layout.counters, this.#camera, at)?.stack;
          if (pressed?.type === "pile") this.#fan(pressed.node);
          else heard.press(hit(at));
        },
        hover: (at) => heard.hover(at ? hit(at) : undefined),
        hold: (isHeld) => {
          this.#isHeld = isHeld;
          if (!isHeld) this.#rest();
        },
      }),
    ];
    void document.fonts.ready.then(() => this.#draw());
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#painter.close();
    clearTimeout(this.#timer);
    clearTimeout(this.#waits);
    cancelAnimationFrame(this.#frame);
    cancelAnimationFrame(this.#glide);
    this.#ground.remove();
    this.#marks.remove();
  }

  show(position: Position): void {
    this.#position = position;
    this.#soon();
  }

  /** While news pour in, drawing takes but a part of the time. */
  #soon(): void {
    if (this.#waits !== 0) return;
    this.#waits = window.setTimeout(() => {
      this.#waits = 0;
      const start = performance.now();
      this.#draw();
      this.#spent = performance.now() - start;
      if (String(this.#position.control) !== this.#held) this.repaint();
    }, this.#spent * PATIENCE);
  }

  /** Draws something more between the rings and the marks, now and whenever the map is drawn anew. */
  overlay(draw: Overlay | null): void {
    this.#more = draw;
    this.#over();
  }

  point(pointed: Pointed): void {
    const before = this.#pointed;
    this.#pointed = pointed;
    // What may be answered is named first.
    if (before.answers !== pointed.answers) this.#soon();
    if (before.chosen !== pointed.chosen && this.#layout.counters.some(({ stack }) => stack.type === "pile"))
      this.#draw();
    else this.#ring();
  }

  /** Looks through a lens, or through none; at once if somebody asked for it, and not with every news. */
  look(picture: Picture | null, isWished: boolean): void {
    if (picture === this.#picture) return;
    this.#picture = picture;
    if (isWished) this.#draw();
    else this.#soon();
  }

  #fan(node: Node): void {
    this.#fanned = node;
    this.#draw();
  }

  /** Paints some of the ground into another canvas. */
  paintInto(canvas: HTMLCanvasElement, shot: Shot, done: () => void): void {
    this.#painter.paint(canvas, this.#groundState(), shot, done);
  }

  /** Puts a place of the sheet into the middle of the window at once. */
  moveTo(at: Point): void {
    this.#to(centred(this.chart.geometry, this.#size, this.#camera.k, at));
  }

  /** What is seen of the sheet, and at which scale. */
  get seen(): Camera & Size {
    const { width, height } = this.#size;
    return { ...this.#camera, width: width / this.#camera.k, height: height / this.#camera.k };
  }

  /** Colours or control have changed. */
  repaint(): void {
    this.#isStale = true;
    this.#paint();
  }

  zoom(factor: number): void {
    const { width, height } = this.#size;
    this.#go(zoomed(this.chart.geometry, this.#size, this.#camera, factor, [width / 2, height / 2]));
  }

  pan(dx: number, dy: number): void {
    this.#go(moved(this.chart.geometry, this.#size, this.#camera, dx, dy));
  }

  /** All of the scenario. */
  fit(): void {
    this.#go(fitted(this.chart.geometry, this.#size, this.chart.box));
  }

  centre(node: Node): void {
    this.#go(centred(this.chart.geometry, this.#size, Math.max(this.#camera.k, USUAL * 0.8), this.chart.at[node]!));
  }

  /** The place nearest to the middle of the window. */
  middle(): Node | undefined {
    const { x, y, k } = this.#camera;
    const [mx, my] = [x + this.#size.width / 2 / k, y + this.#size.height / 2 / k];
    const far = (node: Node): number => Math.hypot(this.chart.at[node]![0] - mx, this.chart.at[node]![1] - my);
    return this.chart.nodes.toSorted((a, b) => far(a) - far(b))[0];
  }

  /** Goes where some places are, unless one sees them all: farther only if they need it, and `nearer` if it helps. */
  reveal(nodes: readonly Node[], nearer = true): void {
    const now = this.#goal ?? this.#camera;
    const clear = clearOf(this.#host, this.#size);
    const below = belowTop(clear, now);
    if (nodes.every((node) => isSeen(clear, below, this.chart.at[node]!))) return;
    const xs = nodes.map((node) => this.chart.at[node]![0]);
    const ys = nodes.map((node) => this.chart.at[node]![1]);
    const box: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    const goal = fitted(this.chart.geometry, clear, box, nearer ? Math.max(now.k, 0.7) : now.k);
    this.#go(within(this.chart.geometry, this.#size, aboveTop(clear, goal)));
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width === 0 || height === 0) return;
    const isFirst = this.#size.width === 0;
    const { x, y, k } = this.#camera;
    const middle: Point = [x + this.#size.width / 2 / k, y + this.#size.height / 2 / k];
    this.#size = { width, height };
    const sheet = this.chart.geometry;
    this.#camera = isFirst ? this.#first() : within(sheet, this.#size, centred(sheet, this.#size, k, middle));
    this.#drawn = null;
    this.#isStale = true;
    this.#draw();
    this.#paint();
    // A panel that grew may have hidden what is asked about.
    if (!isFirst && this.#pointed.asked !== null) this.reveal([this.#pointed.asked]);
  }

  /** The whole scenario, if its Spaces can be told apart then; else what is asked about or a capital, at the usual scale. */
  #first(): Camera {
    const whole = fitted(this.chart.geometry, this.#size, this.chart.box);
    if (whole.k >= 0.5 || this.#whole) return whole;
    const { map } = worldOf(this.chart.config);
    const { asked, answers } = this.#pointed;
    const at = asked ?? [...answers][0] ?? map.capitals.find((node) => map.inPlay[node] === 1)!;
    return centred(this.chart.geometry, this.#size, 0.72, this.chart.at[at]!);
  }

  /** At once, as under a finger. */
  #to(camera: Camera): void {
    cancelAnimationFrame(this.#glide);
    this.#goal = null;
    this.#camera = camera;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#move());
    // Under a finger the map is only moved, as long as there is something to move.
    if (this.#isHeld && this.#isFilled()) clearTimeout(this.#timer);
    else this.#rest();
  }

  /** When the map has come to rest it is drawn anew. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (!isSame(this.#drawn, this.#corner())) this.#draw();
      this.#paint();
    }, RESTS);
  }

  #isFilled(): boolean {
    const { width, height } = this.#size;
    const drawn = { width: width + 2 * AROUND, height: height + 2 * AROUND };
    return this.#drawn !== null && covers(this.#drawn, drawn, this.#size, this.#camera);
  }

  /** There, on the way if things may move. */
  #go(to: Camera): void {
    if (this.#size.width === 0) return;
    cancelAnimationFrame(this.#glide);
    if (!moves()) return this.#to(to);
    this.#goal = to;
    const from = this.#camera;
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, (now - start) / GLIDE);
      const eased = 1 - (1 - t) ** 3;
      const k = from.k * (to.k / from.k) ** eased;
      const between = (a: number, b: number): number => a + (b - a) * eased;
      this.#to(t === 1 ? to : { x: between(from.x, to.x), y: between(from.y, to.y), k });
      this.#goal = t < 1 ? to : null;
      if (t < 1) this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }

  /** Moves what is drawn to where the camera is. */
  #move(): void {
    const { x, y, k } = this.#camera;
    for (const [layer, drawn] of [
      [this.#ground, this.#painted],
      [this.#marks, this.#drawn],
    ] as const)
      if (drawn)
        layer.style.transform = `translate(${(drawn.x - x) * k}px, ${(drawn.y - y) * k}px) scale(${k / drawn.k})`;
    for (const tell of this.watchers) tell();
    this.#host.dataset["scale"] = k.toFixed(3);
  }

  /** Where a drawing with something around the window begins. */
  #corner(): Camera {
    const { x, y, k } = this.#camera;
    return { x: x - AROUND / k, y: y - AROUND / k, k };
  }

  #draw(): void {
    const { width, height } = this.#size;
    if (width === 0) return;
    const corner = this.#corner();
    const { k } = corner;
    const [left, top] = [corner.x * k, corner.y * k];
    this.#scene = sceneOf({
      chart: this.chart,
      places: new Map(this.#position.places.map((place) => [place.node, place])),
      k,
      level: levelAt(k),
      box: [left, top, left + width + 2 * AROUND, top + height + 2 * AROUND],
      wanted: this.#pointed.answers,
      room: this.#picture ?? undefined,
      fanned: new Set([this.#fanned, this.#pointed.chosen].filter((node) => node !== null)),
      measure: (text, font) => {
        this.#measure.font = font;
        return this.#measure.measureText(text).width;
      },
    });
    this.#layout = layOut(this.#scene, this.#position.control);
    this.#marks.setAttribute("width", String(width + 2 * AROUND));
    this.#marks.setAttribute("height", String(height + 2 * AROUND));
    const all = this.#marks.firstElementChild!;
    all.setAttribute("transform", `translate(${-left} ${-top})`);
    const { below, above } = this.#picture?.draw(this.#scene, this.#layout) ?? { below: "", above: "" };
    all.children[0]!.innerHTML = below;
    all.children[3]!.innerHTML = marksOf(this.#scene, this.#layout, this.#position.control);
    all.children[4]!.innerHTML = above;
    this.#host.dataset["level"] = String(this.#scene.level);
    this.#drawn = corner;
    this.#ring();
    this.#over();
    this.#move();
  }

  #ring(): void {
    if (!this.#scene) return;
    this.#marks.firstElementChild!.children[1]!.innerHTML = ringsOf(this.#scene, this.#pointed);
  }

  #over(): void {
    if (!this.#scene) return;
    const into = this.#marks.firstElementChild!.children[2]!;
    into.innerHTML = "";
    this.#more?.(this.#scene, into);
  }

  #paint(): void {
    const { width, height } = this.#size;
    const corner = this.#corner();
    if (width === 0 || (!this.#isStale && isSame(this.#painted, corner))) return;
    this.#isStale = false;
    this.#held = String(this.#position.control);
    const shot = {
      camera: corner,
      width: width + 2 * AROUND,
      height: height + 2 * AROUND,
      ratio: Math.min(2, devicePixelRatio),
    };
    this.#painter.paint(this.#ground, this.#groundState(), shot, () => {
      this.#painted = corner;
      this.#host.dataset["painted"] = "";
      this.#move();
    });
  }

  #groundState(): GroundState {
    const { map } = worldOf(this.chart.config);
    const { control } = this.#position;
    return {
      control: this.chart.provinces.map((province) => (province < 0 ? -2 : (control[province] ?? -1))),
      territories: this.chart.provinces.map((province) => map.territoryOf[province] ?? -1),
      lanes: this.chart.lanes.map(({ kind, line }) => ({ kind, line })),
      palette: paletteOf(this.#host),
      patterns: settings.peek().patterns,
    };
  }
}
