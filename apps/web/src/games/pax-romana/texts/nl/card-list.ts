export { cards as default } from "@ara/pax-romana/cards/nl";
