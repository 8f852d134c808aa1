/** Pieces of SVG as text: a rest of the finger draws hundreds, and text is fastest. */

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

/** Tenths of a pixel are enough. */
export const f1 = (n: number): number => Math.round(n * 10) / 10;

export const group = (attributes: string, content: string): string => `<g ${attributes}>${content}</g>`;
export const moved = (x: number, y: number): string => `transform="translate(${f1(x)} ${f1(y)})"`;
export const lineOf = (points: readonly (readonly [number, number])[], k: number): string =>
  `M${points.map(([x, y]) => `${f1(x * k)} ${f1(y * k)}`).join("L")}`;
