export { nl as default } from "@ara/pax-romana/texts/nl";
