import type en from "../en/help.ts";

const nl: typeof en = [
  "Een nummer of een paar woorden van een antwoord, dan Enter: geeft het.",
  "“kijk Roma” of alleen “Roma”: wat er op een plaats staat, en waar je vandaar heen kunt.",
  "“vraag”: zegt de vraag nog eens. “antwoorden”: leest alle antwoorden.",
  "“stand”: hoe iedereen ervoor staat. “troepen”: waar jouw troepen zijn. “verslag”: wat het laatst gebeurde.",
  "“dan 3”: wat antwoord 3 zou brengen; er wordt niets mee beslist.",
  "“waarom”: wat nu niet kan, en waarom. “tip”: wat de bot Steady zou doen.",
  "“terug”: neemt je laatste stap terug; onder mensen alleen tot er een dobbelsteen valt of anderen beslissen.",
  "“kaarten”: je hand, hoeveel de anderen hebben, en wat er open ligt (gevorderd spel).",
  "“regel 9.21”: een regel in het regelboek.",
  "De waarden van een veldheer zijn tactiek-veldtocht; * betekent elite. MP zijn marspunten, GP gevechtspunten.",
];

export default nl;
