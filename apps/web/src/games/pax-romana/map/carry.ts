import type { Node } from "@ara/pax-romana";
import type { Planning } from "../text/planning.ts";
import type { Carries } from "./gestures.ts";
import { Loupe } from "./loupe.ts";
import type { Point } from "./projection.ts";
import type { Stage } from "./stage.ts";
import "./carry.css";

const SVG = "http://www.w3.org/2000/svg";

/** Draws an army to its goal: a line follows, and says what the goal under it takes; letting go there opens the plan. */
export function carrying(host: HTMLElement, stage: Stage, planning: () => Planning | null): Carries {
  const loupe = new Loupe(host);
  // What was lifted glows where it can go, once that is drawn.
  stage.watchers.add(() => loupe.renew());
  let line: Line | null = null;
  let from: Node | null = null;
  const nodeAt = (at: Point): Node | null => {
    const hit = stage.hit(at);
    return hit && "node" in hit ? hit.node : null;
  };
  return {
    lift(at) {
      const node = nodeAt(at);
      if (node === null || planning()?.lift(node) !== true) return false;
      from = node;
      // What was pressed before is not pointed at any more.
      host.blur();
      line = new Line(host, placeIn(stage, node));
      return true;
    },
    carry(at, isFinger) {
      const node = nodeAt(at);
      line?.to(at, node, isFinger, () => (node === from ? null : (planning()?.over(node) ?? null)));
      if (isFinger) loupe.at(at);
    },
    drop(at) {
      const node = at && nodeAt(at);
      line?.close();
      loupe.close();
      [line, from] = [null, null];
      planning()?.letGo(node);
    },
    look(at) {
      if (at) loupe.at(at);
      else loupe.close();
    },
  };
}

function placeIn({ chart, seen }: Stage, node: Node): Point {
  const [x, y] = chart.at[node]!;
  return [(x - seen.x) * seen.k, (y - seen.y) * seen.k];
}

/** The line and its words; a frame moves both, and words change only with the place. */
class Line {
  readonly #host: HTMLElement;
  readonly #svg = document.createElementNS(SVG, "svg");
  readonly #line = document.createElementNS(SVG, "line");
  readonly #says = document.createElement("p");
  #node: Node | null | undefined;
  #frame = 0;

  constructor(host: HTMLElement, [x, y]: Point) {
    this.#host = host;
    this.#svg.setAttribute("class", "map-carry");
    this.#svg.setAttribute("aria-hidden", "true");
    this.#says.className = "map-carry-says";
    this.#says.setAttribute("aria-hidden", "true");
    for (const [name, n] of Object.entries({ x1: x, y1: y, x2: x, y2: y })) this.#line.setAttribute(name, String(n));
    this.#svg.append(this.#line);
    host.append(this.#svg, this.#says);
    host.dataset["carries"] = "";
  }

  to([x, y]: Point, node: Node | null, isFinger: boolean, say: () => ReturnType<Planning["over"]>): void {
    if (node !== this.#node) {
      this.#node = node;
      const words = say();
      this.#says.textContent = words?.says ?? "";
      this.#svg.toggleAttribute("data-goal", words?.isGoal === true);
    }
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#line.setAttribute("x2", String(x));
      this.#line.setAttribute("y2", String(y));
      // Beside a mouse; under a finger nobody reads.
      this.#says.style.transform = isFinger
        ? `translate(${x}px, ${y - 44}px) translate(-50%, -100%)`
        : `translate(${x + 14}px, ${y + 14}px)`;
    });
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#svg.remove();
    this.#says.remove();
    delete this.#host.dataset["carries"];
  }
}
