import type { data as en } from "../en/data.ts";

export const data: typeof en = {
  "data.type": ({ file, path, expected, found }) => `${file}: ${path} ist ${found}, erwartet wird ${expected}`,
  "data.missing": ({ file, path, expected }) => `${file}: ${path} fehlt, erwartet wird ${expected}`,
  "data.unknown": ({ file, path, expected }) => `${file}: ${path} ist hier unbekannt; bekannt: ${expected}`,
  "data.format": ({ file, path, expected, found }) => `${file}: ${path} ist ${found}, gelesen wird "${expected}"`,
  "data.reference": ({ file, path, expected, found }) => `${file}: ${path} nennt ${found}, das ist nicht ${expected}`,
  "data.count": ({ file, path, expected, found }) => `${file}: ${path} zählt ${found}, es müssen ${expected} sein`,
  "data.twice": ({ file, path, expected, found }) =>
    `${file}: ${path} ist ${found} einmal zu oft, erwartet wird ${expected}`,
  "data.edge": ({ file, path, expected, found }) =>
    `${file}: ${path}: keine Verbindung (${expected}) kann in ${found} enden`,
  "data.loose": ({ file, path, expected }) => `${file}: ${path} hat nicht, was nötig ist: ${expected}`,
  "data.area": ({ file, path, expected, found }) => `${file}: ${path} ist ${found}, erwartet wird ${expected}`,
};
