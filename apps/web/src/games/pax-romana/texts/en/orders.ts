/** What the table answers in one's name. */
const en = {
  until: "Until this turn is over, told to nobody:",
  powers: { rome: "Rome", carthage: "Carthage", greece: "Greece", east: "the East" },
  names: {
    bribes: "Offer no bribes",
    interceptions: "Intercept nobody",
    stand: "Never withdraw before a battle",
    withdraw: "Always withdraw before a battle",
  },
};

export default en;
export type OrderTexts = typeof en;
