import {
  houseAt,
  PROCEDURES,
  type CardId,
  type ClashFrame,
  type Code,
  type DeckId,
  type Effect,
  type HouseId,
  type Ruleset,
  type WesterosOpen,
} from '@corvo/westeros';
import { ability } from './ability.ts';
import { REVEALED } from './using.ts';

/** Bids for the tracks in which those of one house count 1 more (BW-10.4). */
interface AuctionFrame extends ClashFrame {
  readonly plus?: HouseId;
}

/** The bidding card and its deck. */
function biddingCard({ westeros, facts }: Ruleset): { readonly deck: DeckId; readonly card: CardId } | undefined {
  for (const [deck, cards] of Object.entries(facts.decks))
    for (const { card } of cards) if (westeros[card]?.run === 'clash') return { deck, card };
  return undefined;
}

/** BW-S12: does one still lie in the draw pile? Those that were used lie open under it. */
function isLeft(open: WesterosOpen, rules: Ruleset): boolean {
  const { deck = '', card = '' } = biddingCard(rules) ?? {};
  const copies = rules.facts.decks[deck]?.find(one => one.card === card)?.copies ?? 0;
  const { bottom = [], drawn = null } = open.decks[deck] ?? {};
  return copies > bottom.filter(used => used === card).length + (drawn === card ? 1 : 0);
}

const usual = PROCEDURES.clash.bid;

/** BW-10.4, H114: a bid of 0 counts 1 and costs 0. */
export const bidForTracks: Code<AuctionFrame, 'amount'> = {
  ...usual,
  reveal(game, frame, answers) {
    usual.reveal?.(game, frame, answers);
    const { plus } = frame;
    if (plus === undefined) return;
    const counts = (house: HouseId): number => (frame.bids[house] ?? 0) + (house === plus ? 1 : 0);
    const houses = frame.order.flat();
    const worths = [...new Set(houses.map(counts))].sort((a, b) => b - a);
    const throne = game.open.realms[frame.realm]?.tracks.throne ?? houses;
    frame.order = worths.map(worth => throne.filter(house => houses.includes(house) && counts(house) === worth));
    frame.ties = frame.order.filter(group => group.length > 1);
    game.tell('bid-counts-more', { house: plus, count: counts(plus) });
  },
};

/** BW-S63: the topmost one is taken; the others keep their order, and nobody sees them. */
export const ofAuctions: Readonly<Record<string, Effect>> = ability('tac-04-a', {
  at: {
    [REVEALED]: {
      when: ({ open, rules }) => isLeft(open, rules),
      then(game, { rules, me }) {
        const { deck = '', card = '' } = biddingCard(rules) ?? {};
        const state = game.open.decks[deck];
        const unknown = game.hidden.decks[deck] ?? [];
        const at = unknown.indexOf(card);
        if (state === undefined || at < 0) return;
        game.hidden.decks[deck] = unknown.toSpliced(at, 1);
        state.unknown = unknown.length - 1;
        state.bottom = [...state.bottom, card]; // as if drawn
        game.tell('bidding-card-taken', { house: me, deck, card });
        const { realm } = houseAt(game.open, me);
        game.push<AuctionFrame>({ run: 'clash', realm, track: 0, bids: {}, ties: [], order: [], plus: me });
      },
    },
  },
});
