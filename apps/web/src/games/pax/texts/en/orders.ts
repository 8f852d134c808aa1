/** What the table answers in one's name. */
const en = {
  until: "Until this round is over, told to nobody:",
  names: {
    senate: "Lay out nothing in senate sessions",
  },
};

export default en;
export type OrderTexts = typeof en;
