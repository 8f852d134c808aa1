export { de as default } from "@ara/pax-romana/texts/de";
