import type { en } from "./en.ts";

export const nl: typeof en = {
  "json.syntax": ({ detail }) => `geen geldige JSON: ${detail}`,
  "record.notObject": () => "een verslag is een JSON-object",
  "record.format": ({ found }) => `het formaat is ${found}, verwacht wordt "ara-record/1"`,
  "record.field": ({ field, found }) => `"${field}" kan niet ${found} zijn`,
  "record.entry": ({ entry }) => `regel ${entry} heeft niet de vorm {"seat": getal, "action": {...}}`,
  "record.game": ({ found, expected }) => `het spel is "${found}", niet "${expected}"`,
  "record.rules": ({ found, expected }) => `regelversie ${found} is hier onbekend (dit is versie ${expected})`,
  "record.seats": ({ found, expected }) => `${found} plaatsen zijn benoemd, het spel heeft er ${expected}`,
  "record.afterEnd": () => "het spel is al afgelopen",
  "record.early": () => "er is een uitslag, maar na de laatste regel is het spel niet afgelopen",
  "record.noResult": () => "het spel is afgelopen, maar de uitslag ontbreekt",
  "record.result": ({ path, expected, found }) => `${path} is ${found}, het spel geeft ${expected}`,
  "record.noSeed": () => "de startwaarde staat niet in dit verslag, het spel kan niet worden voortgezet",
  "chain.broken": () => "de hashketen breekt hier: deze regel volgt niet op de vorige",
  "chain.seal": () => "het zegel past niet bij de laatste regel en de uitslag",
  "seed.commitment": () => "de onthulde startwaarde is niet die waarop men zich had vastgelegd",
  "seed.deal": () => "de onthulde startwaarde geeft andere kaarten dan de opgetekende",
  "chance.exhausted": ({ draw }) => `toevalsuitkomst ${draw} is nodig, maar niet opgetekend`,
  "chance.range": ({ draw }) => `de opgetekende toevalsuitkomst ${draw} is niet mogelijk`,
  "chance.differs": ({ expected, found }) => `opgetekend toeval is ${found}, verwacht wordt ${expected}`,
  "undo.nothing": () =>
    "niets kan worden teruggenomen: er is iets onthuld, of iemand anders heeft sindsdien beslist",
};
