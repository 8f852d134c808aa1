import { LANGUAGES } from "@ara/kernel";
import { expect, test } from "vitest";
import { EDITIONS, notesOf, rulebookNotes, RULINGS } from "./index.ts";

test.each(LANGUAGES)(
  "%s: a ruling is marked as ours, with why; a difference of the editions names the option",
  (language) => {
    const notes = rulebookNotes[language];
    for (const rule of RULINGS) {
      const [first] = notesOf(notes, rule);
      expect(first).toMatchObject({ title: notes.words.ruling });
      expect(first!.text).toContain(notes.rulings[rule].why);
    }
    for (const rule of EDITIONS) {
      const last = notesOf(notes, rule).at(-1)!;
      expect(last.title).toBe(notes.words.editions);
      expect(last.text).toMatch(/[“„].+[”“]/);
    }
    expect(notesOf(notes, "3.1")).toStrictEqual([]);
  },
);
