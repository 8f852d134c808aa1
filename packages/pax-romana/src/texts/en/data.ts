/** Where in which file, what was expected there, and what was found. */
export interface Fault {
  readonly file: string;
  readonly path: string;
  readonly expected: string | number;
  readonly found?: string | number;
}

/** What is wrong with a data file, in English; the type of the other languages. */
export const data = {
  "data.type": ({ file, path, expected, found }: Fault) => `${file}: ${path} is ${found}, expected ${expected}`,
  "data.missing": ({ file, path, expected }: Fault) => `${file}: ${path} is missing, expected ${expected}`,
  "data.unknown": ({ file, path, expected }: Fault) => `${file}: ${path} is not known here; known: ${expected}`,
  "data.format": ({ file, path, expected, found }: Fault) => `${file}: ${path} is ${found}, this reads "${expected}"`,
  "data.reference": ({ file, path, expected, found }: Fault) =>
    `${file}: ${path} names ${found}, which is not ${expected}`,
  "data.count": ({ file, path, expected, found }: Fault) => `${file}: ${path} counts ${found}, it must be ${expected}`,
  "data.twice": ({ file, path, expected, found }: Fault) =>
    `${file}: ${path} is ${found} once too often, expected ${expected}`,
  "data.edge": ({ file, path, expected, found }: Fault) =>
    `${file}: ${path}: no ${expected} connection can end at ${found}`,
  "data.loose": ({ file, path, expected }: Fault) => `${file}: ${path} lacks ${expected}`,
  "data.area": ({ file, path, expected, found }: Fault) => `${file}: ${path} is ${found}, expected ${expected}`,
};
