import type { VacationTexts } from "../en/vacation.ts";

const nl: VacationTexts = {
  title: "Vakantie",
  text: "Waar je dagen voor een beslissing hebt, staat je klok stil zolang je weg bent, en de anderen zien dat. Een klok met minder dan een uur loopt door.",
  away: ({ until }) => `Je bent met vakantie tot ${until}.`,
  planned: ({ from, until }) => `Gepland: ${from} tot ${until}.`,
  comeBack: "Ik ben terug",
  giveUp: "Toch niet",
  left: ({ n, most }) =>
    n === 0
      ? `Je hebt de ${most} dagen van een jaar genomen.`
      : `Je kunt nog ${n === 1 ? "één dag" : `${n} dagen`} van ${most} per jaar nemen.`,
  days: "Dagen",
  from: "Vanaf (anders vanaf nu)",
  take: "Met vakantie gaan",
};

export default nl;
