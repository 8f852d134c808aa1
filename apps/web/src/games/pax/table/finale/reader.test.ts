import { expect, test } from "vitest";
import type { Desk } from "../desk.ts";
import { reader } from "./reader.ts";

const person = (name: string) => ({ name, bot: null });
const desk = (id: string, viewer: Desk["viewer"], seats = [person("Anna"), person("Ben")]) =>
  ({ id, viewer, seats }) as unknown as Desk;

test("whoever sits at a screen of his own is called you, however many people play", () => {
  expect(reader(desk("~table", 1))).toBe(1);
  expect(reader(desk("~table", "spectator"))).toBe(-1);
  expect(reader(desk("table", 1))).toBe(-1);
  expect(reader(desk("table", 0, [person("Anna")]))).toBe(0);
});
