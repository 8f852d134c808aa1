export { nl as default } from "@ara/pax-romana/rulebook/nl";
