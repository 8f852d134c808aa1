import { NONE } from "@ara/pax-romana";
import { overviewOf } from "@ara/pax-romana/overview";
import { layOutIcons } from "../../../../ui/sheet.ts";
import { fitted, moved, within, zoomed, type Camera } from "../camera.ts";
import { listen } from "../gestures.ts";
import { UNIT } from "../geometry.ts";
import { layOut } from "../layout.ts";
import { marksOf } from "../marks.ts";
import { colourOf, stacksAt } from "../stacks.ts";
import { Stage } from "../stage.ts";
import { lineOf } from "../svg.ts";
import { testChart, testPosition, testScene } from "../testing.ts";
import "../../../../styles/tokens.css";
import "../map-table.css";
import "../marks.css";

// The page of `npm run map-fps`: a map full of pieces, as the table shows it or as its peer does, and fingers that move it.

const PIECES = 232;
const chart = testChart("V");
const { geometry } = chart;

/** The first position of a row that has as many pieces as a late one. */
function late() {
  for (let stacks = 100; ; stacks += 20) {
    const state = testPosition(chart, stacks, "fps");
    const { places } = overviewOf(state);
    const pieces = places.reduce((sum, place) => sum + stacksAt(chart.config, place).length, 0);
    if (pieces >= PIECES) return { state, places, pieces };
  }
}
const { state, places, pieces } = late();

/** Everything is in one drawing, and a finger moves the group that has it all. */
function peer(host: HTMLElement): void {
  const k = 1;
  const scene = testScene(chart, state, k);
  const line = (d: string, style: string): string => `<path d="${d}" transform="scale(${UNIT})" style="${style}"/>`;
  const wash = (i: number): string => colourOf(state.control[chart.provinces[i]!] ?? NONE);
  const ground = [
    line(geometry.coast, "fill:var(--shore);fill-rule:evenodd;stroke:var(--line-2)"),
    ...geometry.provinces.map(({ line: d }, i) =>
      wash(i) === "free" ? "" : line(d, `fill:var(--p-${wash(i)});fill-opacity:.3`),
    ),
    ...geometry.borders.map(([, , d]) => line(d, "fill:none;stroke:var(--line-2);stroke-dasharray:6 5")),
    ...geometry.rivers.map((d) => line(d, "fill:none;stroke:var(--blue)")),
    ...geometry.hills.map(([x, y, r]) => `<path d="M${x - r} ${y}l${r}-${r} ${r} ${r}z" style="fill:var(--line)"/>`),
    ...chart.lanes.map(
      (lane) => `<path d="${lineOf(lane.line, k)}" style="fill:none;stroke:var(--ink);stroke-width:1.4"/>`,
    ),
  ].join("");
  host.innerHTML = `<svg class="map-marks" width="100%" height="100%" style="will-change:auto"><g>${ground}${marksOf(scene, layOut(scene, state.control), state.control)}</g></svg>`;
  const all = host.querySelector("g")!;
  const size = { width: host.clientWidth, height: host.clientHeight };
  let camera: Camera = { x: 0, y: 0, k: 1 };
  const to = (next: Camera): void => {
    camera = next;
    all.setAttribute("transform", `translate(${-camera.x * camera.k} ${-camera.y * camera.k}) scale(${camera.k})`);
  };
  to(within(geometry, size, fitted(geometry, size, chart.box, 0.72)));
  listen(host, {
    move: (dx, dy) => to(moved(geometry, size, camera, dx, dy)),
    zoom: (factor, at) => to(zoomed(geometry, size, camera, factor, at)),
    press() {},
    hover() {},
    hold() {},
  });
}

async function prepare(kind: "table" | "peer"): Promise<number> {
  await layOutIcons();
  const host = document.createElement("div");
  host.className = "map-window";
  document.body.append(host);
  // Fingers that a script moves cannot be captured.
  host.setPointerCapture = () => {};
  if (kind === "peer") peer(host);
  else {
    const stage = new Stage(host, chart, { press() {}, hover() {} });
    stage.show({ places, control: state.control });
    await new Promise<void>((resolve) => {
      const seen = (): void => (host.dataset["painted"] === undefined ? void setTimeout(seen, 50) : resolve());
      seen();
    });
  }
  // What is still being drawn and painted is done before anybody touches the map.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  return pieces;
}

/** Frames a second while a finger drags the map to and fro, or two pinch it. */
async function measure(gesture: "pan" | "pinch", ms: number): Promise<number> {
  const host = document.querySelector<HTMLElement>(".map-window")!;
  const [cx, cy] = [host.clientWidth / 2, host.clientHeight / 2];
  const send = (type: string, pointerId: number, x: number, y: number): boolean =>
    host.dispatchEvent(
      new PointerEvent(type, { pointerId, clientX: x, clientY: y, pointerType: "touch", bubbles: true }),
    );
  const ids = gesture === "pan" ? [1] : [1, 2];
  const placeOf = (id: number, t: number): readonly [number, number] =>
    gesture === "pan"
      ? [cx + 90 * Math.sin(t / 400), cy + 60 * Math.sin(t / 300)]
      : [cx + (id === 1 ? -1 : 1) * (80 + 36 * Math.sin(t / 400)), cy];
  for (const id of ids) send("pointerdown", id, ...placeOf(id, 0));
  const start = performance.now();
  let frames = 0;
  await new Promise<void>((resolve) => {
    const step = (): void => {
      const t = performance.now() - start;
      for (const id of ids) send("pointermove", id, ...placeOf(id, t));
      frames++;
      if (t < ms) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
  const spent = performance.now() - start;
  for (const id of ids) send("pointerup", id, ...placeOf(id, spent));
  // When the finger is gone the map is drawn anew: that is no part of the next gesture.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return (frames * 1000) / spent;
}

Object.assign(globalThis, { mapFps: { prepare, measure } });
