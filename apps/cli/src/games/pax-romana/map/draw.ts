import type { Language } from "@ara/kernel";
import { ALPINE_PASS, DEEP_SEA, LAND_POINT, NAVAL_POINT, NONE, PORT } from "@ara/pax-romana";
import type { Data, DrawnEdge, MapTables, Node, State } from "@ara/pax-romana";
import { readCoast, type Point, type Ring } from "./coast.ts";
import { drawLegend } from "./legend.ts";
import { drawPieces } from "./pieces.ts";
import { HEIGHT, isOnSheet, label, onSheet, path, tag, WIDTH } from "./sheet.ts";

/** What is drawn: the whole map of some data, or a position in its area. */
export interface Picture extends Ground {
  readonly state: State | undefined;
  readonly language: Language;
}

/** The tables of what is drawn, and where everything lies. */
interface Ground {
  readonly data: Data;
  readonly map: MapTables;
}

const SEA = "#d6e4ec";
const LAND = "#f4ecd8";
const INK = "#3b3226";

/** The map as one SVG: sea, land, provinces in the colours of who controls them, connections, Spaces, pieces, legend. */
export function drawMap(picture: Picture, coast = readCoast()): string {
  const { state, map } = picture;
  const layers = [
    tag("rect", { width: WIDTH, height: HEIGHT, fill: SEA }),
    coast ? drawCoast(coast) : drawGround(picture),
    drawProvinces(picture),
    drawEdges(picture),
    drawProvinceNames(picture),
    map.ids.map((_, node) => drawNode(picture, node)).join(""),
    state ? drawPieces(state) : "",
    map.ids.map((_, node) => drawName(picture, node)).join(""),
    drawLegend(picture),
  ];
  const style = "text{font-family:'Gill Sans','DejaVu Sans',sans-serif;fill:#3b3226}";
  return tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT },
    `${tag("style", {}, style)}\n${layers.join("\n")}`,
  );
}

const drawCoast = (coast: readonly Ring[]): string =>
  tag("path", {
    d: coast
      .filter(isOnSheet)
      .map((ring) => path(ring, true))
      .join(""),
    fill: LAND,
    stroke: "#a99a7c",
    "fill-rule": "evenodd",
  });

/** Without a coastline: firm ground wherever a road or a Space is. */
function drawGround(ground: Ground): string {
  const { map } = ground;
  const at = placesOf(ground);
  const roads = edgesOf(ground, "land").map((edge) => path(line(ground, edge)));
  const spaces = map.ids.slice(0, map.spaces).map((_, node) => `M${onSheet(at(node)).join(" ")}h.1`);
  const d = [...roads, ...spaces].join("");
  const round = { "stroke-linecap": "round", "stroke-linejoin": "round" };
  const fields = fieldsOf(ground).map((corners) => path(corners.map(at), true));
  return (
    tag("path", { d, fill: "none", stroke: "#c9bb99", "stroke-width": 93, ...round }) +
    tag("path", { d: fields.join(""), fill: LAND, stroke: LAND, "stroke-width": 90, ...round }) +
    tag("path", { d, fill: "none", stroke: LAND, "stroke-width": 90, ...round })
  );
}

/** What lies between roads: every three, four or five nodes that roads join to a round. */
function fieldsOf(ground: Ground): Node[][] {
  const { land } = ground.map;
  const fields: Node[][] = [];
  const walk = (way: readonly Node[]): void => {
    for (const next of land[way.at(-1)!]!) {
      if (next === way[0] && way.length > 2) fields.push([...way]);
      else if (next > way[0]! && way.length < 5 && !way.includes(next)) walk([...way, next]);
    }
  };
  land.forEach((_, node) => walk([node]));
  // Each round is found in both directions: the one that runs clockwise is kept, so that no field cuts a hole in another.
  return fields.filter((way) => areaOf(way.map(placesOf(ground))) > 0);
}

const areaOf = (corners: readonly Point[]): number =>
  corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!;
    return sum + (nextX - x) * (nextY + y);
  }, 0);

const placesOf =
  ({ data }: Ground) =>
  (node: Node): Point =>
    data.drawing.at[node]!;
const line = (ground: Ground, { a, b, via }: DrawnEdge): readonly Point[] => [
  placesOf(ground)(a),
  ...via,
  placesOf(ground)(b),
];
const edgesOf = ({ data, map }: Ground, kind: DrawnEdge["kind"]): readonly DrawnEdge[] =>
  data.drawing.edges.filter((edge) => edge.kind === kind && map.inPlay[edge.a] === 1 && map.inPlay[edge.b] === 1);

/** 5.2: a province is its Spaces and the roads between them, in the colour of its controller, or faintly in its own. */
function drawProvinces(picture: Picture): string {
  const { data, map, state } = picture;
  const { colours } = data.drawing;
  const at = placesOf(picture);
  return map.spacesOf
    .map((spaces, province) => {
      if (spaces.length === 0) return "";
      const controller = state?.control[province] ?? NONE;
      const inside = edgesOf(picture, "land").filter(({ a, b }) => spaces.includes(a) && spaces.includes(b));
      const dots = spaces.map((node) => `M${onSheet(at(node)).join(" ")}h.1`);
      const colour = colours[controller === NONE ? map.territoryOf[province]! : map.homeTerritory[controller]!]!;
      return tag("path", {
        d: [...inside.map((edge) => path(line(picture, edge))), ...dots].join(""),
        fill: "none",
        stroke: colour,
        "stroke-opacity": controller === NONE ? 0.16 : 0.55,
        "stroke-width": controller === NONE ? 44 : 50,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      });
    })
    .join("");
}

/** Roads, straits and sea routes; what we only guess is thinner. */
function drawEdges(ground: Ground): string {
  const styles = {
    land: { stroke: INK, "stroke-width": 2.4 },
    strait: { stroke: "#a3402f", "stroke-width": 4, "stroke-dasharray": "3 5" },
    sea: { stroke: "#2f6690", "stroke-width": 2, "stroke-dasharray": "7 5" },
  };
  return (["sea", "land", "strait"] as const)
    .flatMap((kind) =>
      edgesOf(ground, kind).map((edge) =>
        tag("path", {
          d: path(line(ground, edge)),
          fill: "none",
          ...styles[kind],
          "stroke-opacity": edge.confidence === "inferred" ? 0.5 : 0.9,
        }),
      ),
    )
    .join("");
}

function drawProvinceNames(ground: Ground): string {
  const { map } = ground;
  const at = placesOf(ground);
  return map.spacesOf
    .map((spaces, province) => {
      if (spaces.length === 0) return "";
      const points = spaces.map((node) => onSheet(at(node)));
      const middle = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
      const [x, y] = [middle(0), middle(1)];
      const crowded = points.some(([px, py]) => Math.abs(px - x) < 60 && Math.abs(py - y) < 26);
      return label([x, crowded ? y + 46 : y], map.provinceNames[province]!.toUpperCase(), {
        "text-anchor": "middle",
        "font-size": 15,
        "letter-spacing": 4,
        opacity: 0.38,
      });
    })
    .join("");
}

/** 2.13: a Space by its kind, in the colour of its Territory; points are small. */
function drawNode(ground: Ground, node: Node): string {
  const { map } = ground;
  if (map.inPlay[node] !== 1) return "";
  const [cx, cy] = onSheet(placesOf(ground)(node));
  switch (map.kind[node]) {
    case LAND_POINT:
      return tag("circle", { cx, cy, r: 5, fill: INK });
    case ALPINE_PASS:
      return tag("path", { d: `M${cx - 9} ${cy + 7}L${cx} ${cy - 9}L${cx + 9} ${cy + 7}Z`, fill: "#7b5a3a" });
    case NAVAL_POINT:
      return tag("circle", { cx, cy, r: 5, fill: "#2f6690" });
    case DEEP_SEA:
      return tag("circle", { cx, cy, r: 8, fill: "#17375e" });
  }
  return drawSpace(ground, node, cx, cy);
}

function drawSpace({ data, map }: Ground, node: Node, cx: number, cy: number): string {
  const fill = data.drawing.colours[map.territory[node]!]!;
  const isPort = map.kind[node] === PORT;
  const ring = { fill, stroke: isPort ? "#2f6690" : INK, "stroke-width": isPort ? 4 : 2 };
  const shape =
    map.mountain[node] === 1
      ? tag("path", { d: `M${cx - 14} ${cy + 10}L${cx} ${cy - 14}L${cx + 14} ${cy + 10}Z`, ...ring })
      : tag("circle", { cx, cy, r: 11, ...ring });
  const sign = [
    map.capital[node] === NONE ? "" : "★",
    map.mines.includes(node) ? "⚒" : "",
    map.tribal[node] === NONE ? "" : "T",
  ].join("");
  return shape + (sign === "" ? "" : label([cx, cy + 5], sign, { "text-anchor": "middle", "font-size": 13 }));
}

/** Names lie above everything, with a halo: where Spaces crowd, they must still be read. */
function drawName(ground: Ground, node: Node): string {
  const { map } = ground;
  if (map.inPlay[node] !== 1 || node >= map.spaces) return "";
  const [x, y] = onSheet(placesOf(ground)(node));
  const halo = { stroke: "#ffffff", "stroke-width": 3, "stroke-opacity": 0.75, "paint-order": "stroke" };
  return label([x, y - 16], map.names[node]!, { "text-anchor": "middle", "font-size": 13.5, ...halo });
}
