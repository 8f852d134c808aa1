import { config, paxRomana, worldOf } from "@ara/pax-romana";
import { expect, test } from "vitest";
import { backyardOf } from "./backyard.ts";
import { Outlook } from "./outlook.ts";
import { opening } from "./testing.ts";
import { startingWeights } from "./weights.ts";

const of = config("V");
const world = worldOf(of);
const [ROME, CARTHAGE, GREECE, EAST] = [0, 1, 2, 3];

test("Gaul lies behind Rome, and behind nobody else; the lands of others do not", () => {
  const gaul = ["narbonensis", "aquitania", "lugdunensis"].map((id) => world.map.provinceOf.get(id)!);
  for (const province of gaul) {
    expect(backyardOf(world, ROME, province)).toBeGreaterThan(0);
    for (const power of [CARTHAGE, GREECE, EAST]) expect(backyardOf(world, power, province)).toBe(0);
  }
  for (const power of [CARTHAGE, GREECE, EAST])
    for (const home of world.map.homeProvinces[power]!) expect(backyardOf(world, ROME, home)).toBe(0);
});

test("what lies behind a power is worth more to it than the same without that", () => {
  const gain = (backyard: number): number => {
    const outlook = new Outlook({ ...startingWeights, backyard });
    outlook.look(paxRomana.view(opening(of, "gaul"), ROME), ROME);
    return outlook.gain(world.map.nodeOf.get("massilia")!);
  };
  expect(gain(1)).toBeGreaterThan(gain(0));
});
