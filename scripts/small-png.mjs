// Makes the PNG of a screenshot small: 256 colours are enough for a page of few. Nothing but Node is needed.
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;

export function smallPng(png) {
  const { width, height, channels, pixels } = decode(png);
  const { palette, indexOf } = paletteOf(pixels, channels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++, from += channels) rows[y * (width + 1) + 1 + x] = indexOf(pixels, from);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const small = Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return small.length < png.length ? small : png;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Reads what a browser writes: eight bits, RGB or RGBA, not interlaced. */
function decode(png) {
  const parts = [];
  let header;
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === "IHDR") header = data;
    if (type === "IDAT") parts.push(data);
    at += length + 12;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = { 2: 3, 6: 4 }[header[9]];
  if (header[8] !== 8 || channels === undefined || header[12] !== 0) throw new Error("not a screenshot");
  const filtered = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= channels ? pixels[at - channels] : 0;
      const up = y > 0 ? pixels[at - stride] : 0;
      const corner = x >= channels && y > 0 ? pixels[at - stride - channels] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      pixels[at] = filtered[y * (stride + 1) + 1 + x] + guess;
    }
  }
  return { width, height, channels, pixels };
}

function paeth(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Median cut: the boxes of colours with the most in them are halved until there are enough. */
function paletteOf(pixels, channels) {
  const counts = new Map();
  for (let i = 0; i < pixels.length; i += channels) {
    const key = (pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2];
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const colours = [...counts].map(([key, count]) => ({ key, rgb: [key >> 16, (key >> 8) & 255, key & 255], count }));
  const boxes = [boxOf(colours)];
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((best, box) => (box.weight > best.weight ? box : best));
    if (widest.weight === 0) break;
    const sorted = widest.colours.toSorted((a, b) => a.rgb[widest.axis] - b.rgb[widest.axis]);
    const half = sorted.findIndex((colour) => colour.rgb[widest.axis] > widest.middle);
    boxes.splice(boxes.indexOf(widest), 1, boxOf(sorted.slice(0, half)), boxOf(sorted.slice(half)));
  }
  const indices = new Map(boxes.flatMap((box, index) => box.colours.map(({ key }) => [key, index])));
  return {
    palette: boxes.map(({ mean }) => mean),
    indexOf: (from, at) => indices.get((from[at] << 16) | (from[at + 1] << 8) | from[at + 2]),
  };
}

/** Rare colours far apart weigh as much as frequent ones close together: letters keep their edges. */
function boxOf(colours) {
  const total = colours.reduce((sum, { count }) => sum + count, 0);
  const ranges = [0, 1, 2].map((axis) => {
    const low = Math.min(...slices(colours, axis, Math.min));
    const high = Math.max(...slices(colours, axis, Math.max));
    return { low, high, size: high - low };
  });
  const axis = ranges.reduce((best, { size }, i) => (size > ranges[best].size ? i : best), 0);
  const { low, high, size } = ranges[axis];
  const mean = [0, 1, 2].map((c) =>
    Math.round(colours.reduce((sum, { rgb, count }) => sum + rgb[c] * count, 0) / total),
  );
  return { colours, axis, middle: (low + high) >> 1, weight: size ** 2 * Math.cbrt(total), mean };
}

/** A call takes only so many arguments. */
function slices(colours, axis, pick) {
  const values = [];
  for (let i = 0; i < colours.length; i += 5000)
    values.push(pick(...colours.slice(i, i + 5000).map(({ rgb }) => rgb[axis])));
  return values;
}
