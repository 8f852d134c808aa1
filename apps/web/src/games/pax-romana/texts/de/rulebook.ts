export { de as default } from "@ara/pax-romana/rulebook/de";
