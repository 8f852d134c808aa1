export { files as default } from "@ara/pax/files/nl";
