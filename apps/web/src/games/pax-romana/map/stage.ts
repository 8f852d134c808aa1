import { worldOf, type Node } from "@ara/pax-romana";
import { moves } from "../../../app/settings.ts";
import {
  centred,
  covers,
  between,
  fitted,
  gathered,
  hasRoom,
  isSame,
  isSeen,
  levelAt,
  moved,
  within,
  zoomed,
  type Camera,
  type Size,
} from "./camera.ts";
import type { Chart } from "./chart.ts";
import { aboveTop, belowTop, clearOf } from "./clear.ts";
import { listen, type Carries } from "./gestures.ts";
import { GroundLayer } from "./ground-layer.ts";
import { counterAt, hitAt, type Hit } from "./hit.ts";
import type { Pointed } from "./marks.ts";
import { MarksLayer, type Overlay, type Picture, type Position } from "./marks-layer.ts";
import type { Point } from "./projection.ts";
import type { Shot } from "./shot.ts";

export interface Heard {
  press(hit: Hit | undefined): void;
  hover(hit: Hit | undefined): void;
  /** What can be drawn from place to place. */
  carries?(stage: Stage): Carries;
  painted?(): void;
}

/** What is seen first: all of the scenario, however small; else, where nothing is asked about, a place. */
export interface First {
  readonly whole?: boolean;
  readonly at?: Node | undefined;
  /** Where somebody left the map. */
  readonly left?: Aim | undefined;
  /** What is seen already, in a window of this size. */
  readonly seen?: (size: Size) => Camera | undefined;
}

/** What the map shows, when all of it is drawn for what is seen. */
export interface Seen {
  readonly camera: Camera;
  readonly host: HTMLElement;
  readonly ground: HTMLCanvasElement;
  readonly marks: Element;
  /** Pixels from the corner of the window to that of the drawings. */
  readonly from: number;
}

/** Pixels drawn around the window, for a finger that moves the map. */
const AROUND = 200;
const RESTS = 140;
const GLIDE = 280;
/** So many times as long as a drawing took, the next one waits. */
const PATIENCE = 4;
export interface Aim {
  readonly k: number;
  readonly middle: Point;
}

/** The map in its window: a ground that is a bitmap and marks that are one drawing, both only moved while a finger is down. */
export class Stage {
  readonly chart: Chart;
  readonly #heard: Heard;
  readonly #host: HTMLElement;
  readonly #first: First;
  readonly #ground: GroundLayer;
  readonly #marks: MarksLayer;
  readonly #ends: (() => void)[];
  #isHeld = false;
  /** Told whenever something else is seen. */
  readonly watchers = new Set<() => void>();
  #camera: Camera = { x: 0, y: 0, k: 0.5 };
  #size: Size = { width: 0, height: 0 };
  #timer = 0;
  #frame = 0;
  #glide = 0;
  /** Where one is on the way to. */
  #goal: Camera | null = null;
  /** What was looked at before the window changed its shape: however often it does, one comes back to it. */
  #aim: Aim | null = null;
  /** Where somebody left the map before it was taken elsewhere for him. */
  #home: Aim | null = null;
  /** Where it is to go once there is room. */
  #due: readonly Node[] = [];
  /** The drawing that is due, and how long the last one took. */
  #waits = 0;
  #spent = 0;

  constructor(host: HTMLElement, chart: Chart, heard: Heard, first: First = {}) {
    this.#first = first;
    this.#host = host;
    this.#heard = heard;
    this.chart = chart;
    this.#ground = new GroundLayer(chart, host);
    this.#marks = new MarksLayer(chart);
    host.prepend(this.#ground.element, ...this.#marks.elements);
    const hit = (at: Point): Hit | undefined => this.hit(at);
    const resized = new ResizeObserver(() => this.#resize());
    resized.observe(host);
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const repaint = (): void => this.repaint();
    dark.addEventListener("change", repaint);
    this.#ends = [
      () => resized.disconnect(),
      () => dark.removeEventListener("change", repaint),
      listen(host, {
        move: (dx, dy) => this.#take(moved(chart.geometry, this.#size, this.#camera, dx, dy)),
        zoom: (factor, at) => this.#take(zoomed(chart.geometry, this.#size, this.#camera, factor, at)),
        press: (at) => {
          const pressed = counterAt(this.#marks.layout.counters, this.#camera, at)?.stack;
          if (pressed?.type === "pile") this.#fan(pressed.node);
          else heard.press(hit(at));
        },
        hover: (at) => heard.hover(at ? hit(at) : undefined),
        hold: (isHeld) => {
          this.#isHeld = isHeld;
          if (!isHeld) this.#rest();
        },
        carries: heard.carries?.(this),
      }),
    ];
    void document.fonts.ready.then(() => this.#draw());
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#ground.close();
    clearTimeout(this.#timer);
    clearTimeout(this.#waits);
    cancelAnimationFrame(this.#frame);
    cancelAnimationFrame(this.#glide);
    for (const element of [this.#ground.element, ...this.#marks.elements]) element.remove();
  }

  /** What lies at a point of the window. */
  hit(at: Point): Hit | undefined {
    return hitAt(this.chart, this.#marks.layout, this.#camera, at, this.#marks.pointed.answers);
  }

  show(position: Position): void {
    this.#marks.position = position;
    this.#ground.control = position.control;
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
      if (this.#ground.isOutdated) this.repaint();
    }, this.#spent * PATIENCE);
  }

  /** Draws something more between the rings and the marks, now and whenever the map is drawn anew; places it is about are named. */
  overlay(draw: Overlay | null, named: readonly Node[] = []): void {
    const isNamed = named.every((node) => this.#marks.named.has(node));
    this.#marks.overlay = draw;
    this.#marks.named = new Set(named);
    if (isNamed) this.#marks.tell();
    else this.#draw();
  }

  point(pointed: Pointed): void {
    const before = this.#marks.pointed;
    this.#marks.pointed = pointed;
    // What may be answered is named first.
    if (before.answers !== pointed.answers) this.#soon();
    if (before.chosen !== pointed.chosen && this.#marks.layout.counters.some(({ stack }) => stack.type === "pile"))
      this.#draw();
    else this.#marks.ring();
  }

  /** Looks through a lens, or through none; at once if somebody asked for it, and not with every news. */
  look(picture: Picture | null, isWished: boolean): void {
    if (picture === this.#marks.picture) return;
    this.#marks.picture = picture;
    if (isWished) this.#draw();
    else this.#soon();
  }

  #fan(node: Node): void {
    this.#marks.fanned = node;
    this.#draw();
  }

  /** Paints some of the ground into another canvas. */
  paintInto(canvas: HTMLCanvasElement, shot: Shot): void {
    this.#ground.paintInto(canvas, shot, (scheme) => {
      canvas.dataset["ground"] = scheme;
    });
  }

  /** Puts a place of the sheet into the middle of the window at once. */
  moveTo(at: Point): void {
    this.#take(centred(this.chart.geometry, this.#size, this.#camera.k, at));
  }

  /** What is seen of the sheet, and at which scale. */
  get seen(): Camera & Size {
    const { width, height } = this.#size;
    return { ...this.#camera, width: width / this.#camera.k, height: height / this.#camera.k };
  }

  /** What there is to see; `null` while it moves, is painted or shows what others do, through a lens, and where a worker paints nothing. */
  sight(): Seen | null {
    const corner = this.#corner();
    const isStill =
      !this.#isHeld && !this.#home && isSame(this.#marks.drawn, corner) && isSame(this.#ground.painted, corner);
    if (!isStill || this.#ground.isOutdated || this.#marks.picture) return null;
    const { element: ground } = this.#ground;
    return { camera: this.#camera, host: this.#host, ground, marks: this.#marks.elements[1]!, from: -AROUND };
  }

  /** Colours or control have changed. */
  repaint(): void {
    this.#paint();
  }

  zoom(factor: number): void {
    const { width, height } = this.#size;
    this.#own(zoomed(this.chart.geometry, this.#size, this.#camera, factor, [width / 2, height / 2]));
  }

  pan(dx: number, dy: number): void {
    this.#own(moved(this.chart.geometry, this.#size, this.#camera, dx, dy));
  }

  /** All of the scenario. */
  fit(): void {
    this.#own(fitted(this.chart.geometry, this.#size, this.chart.box));
  }

  /** The place nearest to the middle of the window. */
  middle(): Node | undefined {
    const { x, y, k } = this.#camera;
    const [mx, my] = [x + this.#size.width / 2 / k, y + this.#size.height / 2 / k];
    const far = (node: Node): number => Math.hypot(this.chart.at[node]![0] - mx, this.chart.at[node]![1] - my);
    return this.chart.nodes.toSorted((a, b) => far(a) - far(b))[0];
  }

  /** Goes where some places are, the last first, unless one sees them all: farther only if they need it, and `nearer` if it helps. */
  reveal(nodes: readonly Node[], nearer = true): void {
    if (nodes.length === 0) return;
    this.#home = null;
    this.#show(nodes, nearer);
  }

  /** Shows what happens elsewhere: unless somebody moves the map himself meanwhile, it comes back to where he left it. */
  visit(nodes: readonly Node[]): void {
    if (nodes.length === 0) return;
    this.#home ??= this.left;
    this.#show(nodes, false);
  }

  comeBack(): void {
    const { k, middle } = this.#home ?? {};
    this.#home = null;
    if (middle) this.#go(centred(this.chart.geometry, this.#size, k!, middle));
  }

  /** Where somebody has left the map, whatever is shown to him just now. */
  get left(): Aim {
    return this.#home ?? this.#aim ?? this.#aimed(this.#goal ?? this.#camera);
  }

  #show(nodes: readonly Node[], nearer: boolean): void {
    const now = this.#goal ?? this.#camera;
    const clear = clearOf(this.#host, this.#size);
    const isRoomy = hasRoom(clear);
    this.#due = isRoomy ? [] : nodes;
    const below = belowTop(clear, now);
    if (!isRoomy) {
      // Above a board there may be but a strip: then the last place is in the middle of it.
      const last = this.chart.at[nodes.at(-1)!]!;
      if (!hasRoom(this.#size) || isSeen(clear, below, last, clear.height / 3)) return;
      return this.#go(
        within(this.chart.geometry, this.#size, aboveTop(clear, centred(this.chart.geometry, clear, now.k, last))),
      );
    }
    if (nodes.every((node) => isSeen(clear, below, this.chart.at[node]!))) return;
    const places = nodes.map((node) => this.chart.at[node]!);
    const goal = gathered(this.chart.geometry, clear, places, now.k, nearer ? Math.max(now.k, 0.7) : now.k);
    this.#go(within(this.chart.geometry, this.#size, aboveTop(clear, goal)));
  }

  /**
   * Something has come over the map: what was seen of some places, or of the one in question, is seen again. Whoever has
   * looked elsewhere since stays there.
   */
  uncover(nodes: readonly Node[]): void {
    const now = this.#goal ?? this.#camera;
    const { asked } = this.#marks.pointed;
    const all = nodes.length === 0 && asked !== null ? [asked] : nodes;
    if (all.every((node) => isSeen(this.#size, now, this.chart.at[node]!, 0))) this.reveal(all);
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width === 0 || height === 0) return;
    const isFirst = this.#size.width === 0;
    const { k, middle } = (this.#aim ??= this.#aimed(this.#camera));
    this.#size = { width, height };
    this.#camera = isFirst ? this.#opening() : centred(this.chart.geometry, this.#size, k, middle);
    if (isFirst) this.#aim = null;
    this.#draw();
    this.#paint();
    if (this.#due.length > 0) this.#show(this.#due, true);
    // A panel that grew may have hidden what is asked about.
    if (!isFirst && this.#marks.pointed.asked !== null) this.reveal([this.#marks.pointed.asked]);
  }

  #aimed({ x, y, k }: Camera): Aim {
    return { k, middle: [x + this.#size.width / 2 / k, y + this.#size.height / 2 / k] };
  }

  /** The whole scenario, if its Spaces can be told apart then; else what is asked about, what is wished for or a capital. */
  #opening(): Camera {
    const seen = this.#first.seen?.(this.#size);
    if (seen) return seen;
    const { left } = this.#first;
    if (left) return centred(this.chart.geometry, this.#size, left.k, left.middle);
    const whole = fitted(this.chart.geometry, this.#size, this.chart.box);
    if (whole.k >= 0.5 || this.#first.whole) return whole;
    const { map } = worldOf(this.chart.config);
    const { asked, answers } = this.#marks.pointed;
    const at = asked ?? [...answers][0] ?? this.#first.at ?? map.capitals.find((node) => map.inPlay[node] === 1)!;
    return centred(this.chart.geometry, this.#size, 0.72, this.chart.at[at]!);
  }

  /** Somebody wants to be there himself. */
  #own(to: Camera): void {
    this.#home = null;
    this.#go(to);
  }

  /** Somebody moves the map himself. */
  #take(camera: Camera): void {
    this.#home = null;
    this.#to(camera);
  }

  /** At once, as under a finger. */
  #to(camera: Camera): void {
    cancelAnimationFrame(this.#glide);
    this.#goal = null;
    this.#aim = null;
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
      if (!isSame(this.#marks.drawn, this.#corner())) this.#draw();
      this.#paint();
    }, RESTS);
  }

  #isFilled(): boolean {
    const { drawn } = this.#marks;
    return drawn !== null && covers(drawn, this.#room(), this.#size, this.#camera);
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
      const t = (now - start) / GLIDE;
      this.#to(between(from, to, t));
      this.#goal = t < 1 ? to : null;
      if (t < 1) this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }

  /** Moves what is drawn to where the camera is. */
  #move(): void {
    this.#ground.move(this.#camera);
    this.#marks.move(this.#camera);
    for (const tell of this.watchers) tell();
    this.#host.dataset["scale"] = this.#camera.k.toFixed(3);
  }

  /** Where a drawing with something around the window begins. */
  #corner(): Camera {
    const { x, y, k } = this.#camera;
    return { x: x - AROUND / k, y: y - AROUND / k, k };
  }

  /** The window and something around it. */
  #room(): Size {
    return { width: this.#size.width + 2 * AROUND, height: this.#size.height + 2 * AROUND };
  }

  #draw(): void {
    if (this.#size.width === 0) return;
    this.#marks.draw(this.#corner(), this.#room());
    this.#host.dataset["level"] = String(levelAt(this.#camera.k));
    this.#move();
  }

  #paint(): void {
    if (this.#size.width === 0) return;
    this.#ground.paint(this.#corner(), this.#room(), (scheme) => {
      this.#host.dataset["painted"] = scheme;
      this.#heard.painted?.();
      this.#move();
    });
  }
}
