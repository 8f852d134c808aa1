import type { Language } from "@ara/kernel";

/** Of the files of one name in the folders of all languages (`texts/*`), the one in this language. */
export const inLanguage = <File>(files: Readonly<Record<string, File>>, language: Language): File =>
  files[Object.keys(files).find((path) => path.includes(`/${language}/`))!]!;
