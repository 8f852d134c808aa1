export { en as default } from "@ara/pax-romana/rulebook/en";
