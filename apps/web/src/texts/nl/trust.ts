import type { TrustTexts } from "../en/trust.ts";

const nl: TrustTexts = {
  words: { consistent: "Consistent", committed: "Vastgelegd", proven: "Bewezen" },
  means: {
    consistent:
      "Elk antwoord was toegestaan en de startwaarde geeft elke kaart en elke worp: zo kan het spel gespeeld zijn.",
    committed:
      "Elk antwoord was toegestaan, en de startwaarde die elke kaart en elke worp geeft, is die waarop de tafel zich vóór het delen had vastgelegd: je browser heeft dat onthouden.",
    proven:
      "De browser van elke mens heeft aan het toeval bijgedragen voordat iemand het kon kennen, en elk antwoord ondertekend; jouw deel zit erin, ook waarvoor de server getekend heeft, en zijn openbare register zegt hetzelfde. Niemand heeft het toeval gekozen, niemand voor een ander geantwoord, niets is herschreven.",
  },
  you: "jij",
  notes: {
    local: "Eén computer heeft gedeeld en het verslag bijgehouden; meer laat het niet zien.",
    notHere: "Deze browser deed niet mee en kan daarom niet meer controleren.",
    noKey:
      "Deze browser kan hier niet ondertekenen en geen handtekeningen controleren: daarvoor moet de pagina via https komen.",
    ownNonce: "De bijdrage van je browser aan het toeval zit erin: voor jou staat vast dat niemand anders het koos.",
    rewritten: "De server heeft getekend voor een moment van dit spel dat het verslag niet heeft: het is herschreven.",
    unlogged: "Het openbare register van de server kon er niet naar gevraagd worden.",
    unsealed:
      "Het openbare register van de server zegt niet hoe het eindigde; vlak na het einde duurt dat even, later ontbreekt het.",
    cut: "Het eindigde voordat de regels het beëindigen: waar, zegt alleen de server, en zijn openbare register niet.",
    logOther:
      "Het openbare register van de server zegt iets anders, of zet niet voort wat deze browser er eerder van zag.",
    wrong: ({ entry }) =>
      entry === 0
        ? "Wat het verslag over zijn onlinetafel zegt, klopt niet."
        : `Wat het verslag over zijn onlinetafel zegt, klopt niet (vermelding ${entry}).`,
    voids: ({ n }) =>
      n === 1 ? "Eén poging om te delen was vooraf nietig." : `${n} pogingen om te delen waren vooraf nietig.`,
    foreignVoids: ({ n }) =>
      n === 1
        ? "Eén ervan is getekend met een sleutel waarvan niemand weet of die van de server was."
        : `${n} ervan zijn getekend met een sleutel waarvan niemand weet of die van de server was.`,
    withoutNonce: ({ names }) => `Zonder bijdrage aan het toeval: ${names}.`,
    withoutSignature: ({ names }) =>
      `Niet alles is ondertekend (${names}); wat jullie in overleg hebben teruggenomen, is het nooit. Daarvoor staat alleen de server in.`,
  },
  never:
    "Dat niemand naar komende kaarten keek, dat twee plaatsen twee mensen zijn en dat niemand hulp had, kan niets aantonen.",
};

export default nl;
