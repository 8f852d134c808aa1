import type { data as en } from "../en/data.ts";

export const data: typeof en = {
  "data.type": ({ file, path, expected, found }) => `${file}: ${path} is ${found}, verwacht wordt ${expected}`,
  "data.missing": ({ file, path, expected }) => `${file}: ${path} ontbreekt, verwacht wordt ${expected}`,
  "data.unknown": ({ file, path, expected }) => `${file}: ${path} is hier onbekend; bekend: ${expected}`,
  "data.format": ({ file, path, expected, found }) => `${file}: ${path} is ${found}, gelezen wordt "${expected}"`,
  "data.reference": ({ file, path, expected, found }) => `${file}: ${path} noemt ${found}, en dat is niet ${expected}`,
  "data.count": ({ file, path, expected, found }) => `${file}: ${path} telt ${found}, het moeten er ${expected} zijn`,
  "data.twice": ({ file, path, expected, found }) =>
    `${file}: ${path} is ${found} een keer te vaak, verwacht wordt ${expected}`,
  "data.edge": ({ file, path, expected, found }) =>
    `${file}: ${path}: geen verbinding (${expected}) kan in ${found} eindigen`,
  "data.loose": ({ file, path, expected }) => `${file}: ${path} heeft niet wat nodig is: ${expected}`,
  "data.area": ({ file, path, expected, found }) => `${file}: ${path} is ${found}, verwacht wordt ${expected}`,
};
