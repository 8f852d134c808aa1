const en = {
  title: "Settings",
  intro: "They hold for this browser and take effect at once.",
  you: "You",
  name: "Your name",
  nameHint: "It stands at your seat when you open a new table.",
  seeing: "Seeing and hearing",
  playing: "Playing",
  language: "Language",
  theme: "Brightness",
  themes: { system: "As the system", light: "Light", dark: "Dark" },
  motion: "Motion",
  motions: { system: "As the system", still: "Still", full: "Full" },
  motionHint: "Still: cards are simply there. The log says what moved.",
  sound: "Sound",
  soundHint: "A card on wood, a coin, a note when it is your turn.",
  patterns: "Stronger patterns",
  patternsHint: "Every category has a pattern beside its colour. This makes it easier to see.",
  letters: "Larger letters",
  lettersHint: "All text is a quarter larger, and every screen makes room for it.",
  confirm: "Ask once more",
  confirmHint: "Before a step that cannot be taken back, such as one that reveals a card.",
  pace: "Pace of the others",
  paces: { slow: "Slow", normal: "Normal", fast: "Fast", instant: "At once" },
  paceHint: "How long the bots take for a step. The space bar skips ahead.",
  keys: "Keys",
  keysHint:
    "They stand beside what they press when you press the comma, or always. Off: letters and numbers do nothing.",
  keyChoices: { demand: "On demand", always: "Always shown", off: "Off" },
  names: "Names of the time in Pax Romana",
  namesHint:
    "The box gives its leaders ratings and no names. We chose people who led in those years, and a line of history for each turn; the rules know nothing of it.",
  sample: "What cards look like now",
  kept: "Settings and the games at this screen stay in this browser. Only online tables are kept by their server.",
};

export default en;
export type SettingsTexts = typeof en;
