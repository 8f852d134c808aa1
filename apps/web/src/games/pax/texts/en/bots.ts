export { en as default } from "@ara/bots/pax/texts/en";
