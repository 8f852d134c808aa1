// All rules of the game, in a file of their own.
export { servedPaxRomana } from "@ara/pax-romana";
