/** What the heuristic player bids for. */
interface BidWeights {
  readonly throne: number; // shares of the power at hand, at usual stakes
  readonly fiefdoms: number;
  readonly court: number;
  readonly calm: number; // part of the share for throne and fiefdoms where nobody is near
  readonly border: number; // another part where every area could be marched into
  readonly tie: number; // another part of the fiefdoms' where armies as strong stand before every area
  readonly raven: number; // part of the court's share where no star is at stake
  readonly star: { readonly win: number; readonly lose: number }; // another part of it for each star
  readonly wildlings: {
    readonly bare: number; // part of the bid of a house that has nothing to lose
    readonly dear: number; // units worth so much are all that cards can take, where no debt is fixed
    readonly most: number; // for the others too, up to so many fair shares
  };
}

/** What the heuristic player cares about. Data: another set of numbers is another character. */
export interface Weights {
  readonly castle: number; // an area that counts for victory
  readonly point: number; // a muster point
  readonly barrel: number;
  readonly crown: number;
  readonly ground: number; // any land area
  readonly sea: number; // any sea area
  readonly unit: number; // strength of a unit won or lost
  readonly risk: number; // how much a lost battle hurts
  readonly walls: number; // part of a guard that walls are worth
  readonly guard: number; // a defended area under threat
  readonly help: number; // a support that may be needed
  readonly power: number; // one Power token
  readonly recruit: number; // a muster point to be had by an order
  readonly raid: number; // an enemy order that could be removed
  readonly once: number; // an order that is played once in the game
  readonly token: number; // the price of a control token
  readonly cardThrift: number; // keeping strong cards for later
  readonly bids: BidWeights;
  readonly stop: number; // taking a castle from a house that is about to win
  readonly noise: number;
}

export const USUAL_WEIGHTS: Weights = {
  castle: 9,
  point: 2,
  barrel: 1.6,
  crown: 1.1,
  ground: 0.7,
  sea: 0.9,
  unit: 1.2,
  risk: 0.8,
  guard: 0.55,
  walls: 0.6,
  help: 1.1,
  power: 0.9,
  recruit: 1.7,
  raid: 0.8,
  once: 6,
  token: 0.8,
  cardThrift: 0.07,
  bids: {
    throne: 0.2,
    fiefdoms: 0.25,
    court: 0.4,
    calm: 0.6,
    border: 0.5,
    tie: 0.5,
    raven: 0.35,
    star: { win: 0.17, lose: 0.23 },
    wildlings: { bare: 0.4, dear: 6, most: 2 },
  },
  stop: 5,
  noise: 0.35,
};
