// Writes the ground of Pax Romana's map: coast, provinces, rivers, hills, seas; apps/web/src/games/pax-romana/map/geometry.json.
// Where Spaces and roads lie is not in it: the client projects them from the data of the game, corrected or not.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { data } from "@ara/pax-romana";
import { ringsOf } from "../apps/cli/src/games/pax-romana/map/coast.ts";
import { onSheet, projected } from "../apps/web/src/games/pax-romana/map/projection.ts";
import { coastOf } from "./romana-geometry/coast.mjs";
import { HILLS, RIVERS, SEAS } from "./romana-geometry/by-hand.mjs";
import { curve, pathOf, rounded, simplified, tenth } from "./romana-geometry/lines.mjs";
import { hillsAlong } from "./romana-geometry/hills.mjs";
import { nameRoom } from "./romana-geometry/names.mjs";
import { provincesOf } from "./romana-geometry/provinces.mjs";

const FILE = new URL("../apps/web/src/games/pax-romana/map/geometry.json", import.meta.url);
const WIDTH = 3000;
const MARGIN = 95;
const LIMIT = 70_000;

const { map, drawing } = data;
const points = drawing.at.map(projected);
const span = (axis) => [Math.min(...points.map((p) => p[axis])), Math.max(...points.map((p) => p[axis]))];
const [[west, east], [top, bottom]] = [span(0), span(1)];
const scale = (WIDTH - 2 * MARGIN) / (east - west);
const sheet = {
  width: WIDTH,
  height: Math.round((bottom - top) * scale + 2 * MARGIN),
  frame: { x: west - MARGIN / scale, y: top - MARGIN / scale, scale },
};
const place = onSheet(sheet.frame);
const nodes = drawing.at.map(place);
const roads = drawing.edges
  .filter(({ kind }) => kind !== "sea")
  .map((edge) => ({ ...edge, line: [nodes[edge.a], ...edge.via.map(place), nodes[edge.b]] }));

const path = createRequire(import.meta.url).resolve("world-atlas/land-10m.json");
const coast = coastOf(ringsOf(JSON.parse(readFileSync(path, "utf8"))), place, sheet);
const { outlines, borders, grid } = provincesOf({ map, nodes, roads, coast, sheet });
const wobble = (line, seed) =>
  line.map(([x, y], i) =>
    i === 0 || i === line.length - 1
      ? [x, y]
      : [x + Math.sin(i * 1.7 + seed) * 1.6, y + Math.cos(i * 2.3 + seed) * 1.6],
  );

const geometry = {
  ...sheet,
  coast: coast.map((ring) => pathOf(ring, true)).join(""),
  provinces: map.provinceIds.map((id, i) => ({
    id,
    line: outlines[i].map((ring) => pathOf(ring, true)).join(""),
    names: nameRoom({ province: i, map, nodes, roads, grid }),
  })),
  borders: borders.map(({ left, right, line }) => [left, right, pathOf(line)]),
  rivers: RIVERS.map((river, i) => pathOf(simplified(wobble(curve(river.map(place), 9), i), 0.4))),
  hills: hillsAlong(
    HILLS.map((range) => curve(range.map(place), 2)),
    nodes,
    roads,
  ).map((hill) => hill.map(tenth)),
  seas: SEAS.map(([name, line, size]) => [name, curve(line.map(place), 30).map(rounded), size]),
};
const json = JSON.stringify(geometry);
const bytes = gzipSync(json, { level: 9 }).length;
writeFileSync(FILE, `${json}\n`);
console.log(`${json.length} characters, ${(bytes / 1000).toFixed(1)} kB gzipped, ${coast.length} coasts`);
if (bytes > LIMIT) throw new Error(`more than ${LIMIT / 1000} kB`);
