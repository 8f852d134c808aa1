export { told as default } from "@ara/pax-romana/told/nl";
