export { en as default } from "@ara/pax-romana/texts/en";
