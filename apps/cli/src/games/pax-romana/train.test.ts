import { expect, test } from "vitest";
import { train } from "./train.ts";

test("what is missing for a training is said before anything is played", async () => {
  await expect(train({ python: "no-such-python" })).rejects.toThrow(/no "no-such-python"; --python PATH names another/);
  // A program that is no Python cannot bring PyTorch in either.
  await expect(train({ python: process.execPath })).rejects.toThrow(/needs PyTorch and NumPy/);
  await expect(train({ games: "3" })).rejects.toThrow(/--games takes a whole number from 10/);
});
