export { notes as default } from "@ara/pax/notes/en";
