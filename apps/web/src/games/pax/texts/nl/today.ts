import type en from "../en/today.ts";

const times = (n: number): string => n.toLocaleString("nl-NL");
const days = (n: number): string => (n === 1 ? "1 dag" : `${n} dagen`);

const nl: typeof en = {
  title: "Stelling van de dag",
  practice: (n) => `Stelling ${n}`,
  question:
    "De laatste beurt van het spel, en die is van jou. Verraad of trouw? Eén antwoord is verreweg het beste. Je mag het één keer proberen.",
  solution: "Het antwoord",
  right: "Gevonden.",
  wrong: ({ action }) => `Beter was: ${action}`,
  betrayal: "Het is verraad: Rome wint, en jij wint mee als primus conspiratus.",
  loyal: "Het is trouw: Rome mag niet winnen, en je punten beslissen.",
  line: ({ line }) => `Daarna: ${line}.`,
  yours: "(het jouwe)",
  percent: (n) => `${n} %`,
  proof: ({ ways, wins, next }) =>
    ways === 1
      ? "Je hebt de kaarten van Rome gezien: niets hangt van het toeval af."
      : `Bewezen: de kaarten die je niet ziet, kunnen op ${times(ways)} manieren bij Rome liggen. Het beste antwoord wint er ${times(wins)} van, het op één na beste ${times(next)}, elk zo goed mogelijk verder gespeeld.`,
  streak: ({ streak, longest }) =>
    `${streak > 0 ? `${days(streak)} op rij, je record: ${longest}. ` : longest > 0 ? `Je record: ${days(longest)} op rij. ` : ""}Morgen is er weer een.`,
  another: "Nog een, om te oefenen",
  look: "Naar de tafel kijken",
};

export default nl;
