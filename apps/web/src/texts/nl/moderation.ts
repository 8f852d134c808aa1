import type { ModerationTexts } from "../en/moderation.ts";

const nl: ModerationTexts = {
  title: "Moderatie",
  intro: "Meldingen, met wat er aan tafel is gezegd. Alles wat je hier doet, staat onderaan voor alle moderatoren.",
  none: "Niemand heeft iets gemeld.",
  reported: ({ by, about }) => `${by} over ${about}`,
  chat: "Wat daar is gezegd",
  nothingSaid: "Daar is niets gezegd.",
  close: "Sluiten",
  open: "Weer openen",
  closeLine: ({ text }) => `Sluiten: ‘${text}’`,
  openLine: ({ text }) => `Weer openen: ‘${text}’`,
  closed: "gesloten",
  ban: ({ name }) => `${name} buitensluiten`,
  unban: ({ name }) => `${name} weer toelaten`,
  banSure: "Alle sessies eindigen, aan alle tafels spelen bots verder. Druk nog een keer als je het zeker weet.",
  done: "Wat er is gedaan",
  nothingDone: "Tot nu toe niets.",
  acts: {
    close: ({ moderator, person }) => `${moderator} heeft een regel van ${person} gesloten.`,
    open: ({ moderator, person }) => `${moderator} heeft een regel van ${person} weer geopend.`,
    ban: ({ moderator, person }) => `${moderator} heeft ${person} buitengesloten.`,
    unban: ({ moderator, person }) => `${moderator} heeft ${person} weer toegelaten.`,
  },
};

export default nl;
