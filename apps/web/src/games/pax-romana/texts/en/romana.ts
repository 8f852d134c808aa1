export { asked as default } from "@ara/pax-romana/asked/en";
