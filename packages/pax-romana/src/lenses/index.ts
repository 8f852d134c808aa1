/** What the map can show of a position beside its pieces, made of a seat's view alone. */
export { provincesHeld, type ProvinceHeld } from "./control.ts";
export { incomeOf, isCollected, type Income, type Source } from "./income.ts";
export { supplyOf, type Stretch, type Supply } from "./supply.ts";
export { AVERAGE_DIE, isWeak, threatTo, type Comer, type Threatened } from "./threat.ts";
