import { expect, test } from "vitest";
import { readerOf } from "./reader.ts";

const livia = { name: "Livia", bot: null };
const bot = { name: "Cassius", bot: "miles" };

test("the one person of a game played here is called you, and nobody where several played or it came from elsewhere", () => {
  expect(readerOf({ seats: [bot, livia] })).toBe(1);
  expect(readerOf({ seats: [livia, livia] })).toBe(-1);
  expect(readerOf({ seats: [bot, bot] })).toBe(-1);
  expect(readerOf({ seats: [bot, livia], guest: true })).toBe(-1);
});
