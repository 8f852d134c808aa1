// Draws docs/terminal.svg: the first screens of a real game, from the real program.
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const save = join(mkdtempSync(join(tmpdir(), "ara-")), "game.json");
const SEED = "ara";
/** What the player types, up to an interesting moment. */
const CHOICES = "1 1 h d 1 0 1 e 1 h d 2 1";
const { stdout } = spawnSync(
  process.execPath,
  [join(ROOT, "apps/cli/bin/ara.mjs"), "play", "pax", "--seed", SEED, "--record", save],
  { input: `${CHOICES.replaceAll(" ", "\n")}\n`, env: { ...process.env, FORCE_COLOR: "1" }, encoding: "utf8" },
);

const COLOURS = {
  30: "#14110f",
  31: "#e06c5f",
  32: "#8fbf6f",
  33: "#e0a458",
  34: "#6fa8dc",
  35: "#c78fd0",
  36: "#6fc7c0",
  37: "#efe6d8",
  90: "#9a9088",
  91: "#f08f80",
  92: "#a8dc7f",
  93: "#f2d16b",
  94: "#9cc4f0",
  95: "#e3b0ea",
  96: "#9fe3dc",
};
const SIZE = 13;
const LINE = 18;
const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The last whole screen: from the last heading of the table on. */
const screens = stdout.split(/\n(?=\u001B\[1mPAX · )/);
const last = screens.at(-1).split(/\n(?=\n?Saved)/)[0];
const lines = `\u001B[2m$\u001B[22m npm run play\n\n${last}`.trimEnd().split("\n");

let style = { fill: "#d8cfc0", weight: "normal", opacity: 1 };
function draw(line, y) {
  const spans = [];
  for (const part of line.split(/(\u001B\[[\d;]*m)/)) {
    const code = /^\u001B\[(\d+)m$/.exec(part)?.[1];
    if (code === undefined) {
      if (part !== "")
        spans.push(
          `<tspan fill="${style.fill}" font-weight="${style.weight}" fill-opacity="${style.opacity}">${escape(part)}</tspan>`,
        );
    } else if (code === "1") style = { ...style, weight: "bold" };
    else if (code === "2") style = { ...style, opacity: 0.6 };
    else if (code === "22") style = { ...style, weight: "normal", opacity: 1 };
    else style = { ...style, fill: COLOURS[code] ?? "#d8cfc0" };
  }
  return `<text x="20" y="${y}" xml:space="preserve">${spans.join("")}</text>`;
}

const columns = Math.max(...lines.map((line) => line.replaceAll(/\u001B\[[\d;]*m/g, "").length));
const width = Math.ceil(columns * SIZE * 0.61) + 40;
const height = lines.length * LINE + 32;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="A turn of PAX in the terminal">
<rect width="100%" height="100%" rx="10" fill="#1d1916"/>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="${SIZE}">
${lines.map((line, i) => draw(line, 28 + i * LINE)).join("\n")}
</g>
</svg>
`;
writeFileSync(join(ROOT, "docs/terminal.svg"), svg);
