import { battleNow, houseAt, type CardId, type HouseId, type WesterosOpen, type WesterosState } from '@corvo/westeros';
import { listed, type FeatureAids } from '@corvo/westeros/aids';
import { isHitAndRun } from '../cards/hit-and-run.ts';
import { deck, laid, leaving, played, playedBy, reserveOf, type TacticDeck } from './deck.ts';
import { LINES, writeInForce } from './in-force.ts';
import { abilitiesOn, FEWEST, MOST, TACTICS } from './facts.ts';

/** Where tactic cards of a house lie; what a position does not name is its reserve. */
const PILES = ['hand', 'used', 'played', 'leaving', 'gone'] as const;
const SEALED = 'sealed';
type Pile = (typeof PILES)[number];
type Piles = Record<Pile, CardId[]>;

const isPile = (word: string): word is Pile => (PILES as readonly string[]).includes(word);

function pilesOf(open: WesterosOpen, house: HouseId): Piles | undefined {
  const state = houseAt(open, house);
  const cards = deck.of(state);
  if (cards === undefined) return undefined;
  return {
    hand: [...cards.hand],
    used: [...cards.used],
    played: [...playedBy(open, house)],
    leaving: [...(leaving.of(state) ?? [])],
    gone: [...(cards.gone ?? [])],
  };
}

/** `tactics HOUSE hand tac-01 tac-02 used tac-03 played tac-05 gone tac-07`; `sealed tac-01`: it is laid face down. */
function readTactics({ open, own }: WesterosState, [house = '', ...all]: readonly string[]): string | undefined {
  if (!Object.hasOwn(open.houses, house)) return 'a house and its tactic cards';
  const at = all.indexOf(SEALED);
  const words = at < 0 ? all : all.filter((_, place) => place !== at && place !== at + 1);
  const wrong = readPiles(open, house, words);
  if (wrong !== undefined || at < 0) return wrong;
  const [card, drawer] = [all[at + 1] ?? '', own[houseAt(open, house).seat]];
  if (drawer === undefined || !(deck.of(houseAt(open, house))?.hand ?? []).includes(card))
    return 'sealed and a tactic card of the hand';
  laid.put(drawer, card);
  return undefined;
}

function readPiles(open: WesterosOpen, house: HouseId, words: readonly string[]): string | undefined {
  const piles: Piles = { hand: [], used: [], played: [], leaving: [], gone: [] };
  let pile: Pile | undefined;
  for (const word of words) {
    if (isPile(word)) pile = word;
    else if (pile === undefined || !TACTICS.includes(word)) return `${PILES.join(', ')} and tactic cards`;
    else piles[pile].push(word);
  }
  const all = [...piles.hand, ...piles.used, ...piles.played, ...piles.gone];
  if (new Set(all).size < all.length) return 'each tactic card once';
  if (!piles.leaving.every(card => piles.played.includes(card))) return 'leaving: cards that are played';
  const state = houseAt(open, house);
  const cards: TacticDeck = {
    hand: piles.hand,
    used: piles.used,
    ...(piles.gone.length > 0 ? { gone: piles.gone } : {}),
  };
  deck.put(state, cards);
  if (piles.played.length > 0) played.put(state, piles.played);
  if (piles.leaving.length > 0) leaving.put(state, piles.leaving);
  return undefined;
}

/** What cards that are played can do lies ready, unless a line says how it stands. */
function settle({ open }: WesterosState): undefined {
  for (const house of Object.keys(open.houses)) {
    for (const { id } of playedBy(open, house).flatMap(abilitiesOn)) {
      if (!open.effects.some(({ effect, owner }) => effect === id && owner === house))
        open.effects.push({ effect: id, owner: house, until: 'round' });
    }
  }
  return undefined;
}

const writePiles = (house: HouseId, piles: Piles): string =>
  ['tactics', house, ...PILES.flatMap(pile => (piles[pile].length > 0 ? [pile, ...piles[pile]] : []))].join(' ');

/** Every card in one place, decks of three to five, and one sealed card of the hand at most. */
function broken({ open, own }: WesterosState): string | undefined {
  for (const [house, state] of Object.entries(open.houses)) {
    const piles = pilesOf(open, house);
    if (piles === undefined) continue;
    const { hand, used, played: shown, leaving: going, gone } = piles;
    const all = [...hand, ...used, ...shown, ...gone];
    if (new Set(all).size < all.length) return `${house} has a tactic card twice: ${all.join(' ')}`;
    const size = hand.length + used.length + shown.length - going.length;
    if (open.round > 0 && (size < FEWEST || size > MOST)) return `${house} plays with ${size} tactic cards`;
    const drawer = own[state.seat];
    const sealed = drawer && laid.of(drawer);
    if (sealed !== undefined && !hand.includes(sealed)) return `${house} has laid ${sealed}, which is not in its hand`;
  }
  return undefined;
}

const cardsIn = (cards: readonly CardId[]) => listed(cards.map(card => ({ like: 'card' as const, card })));

/** Tactic cards in positions, figures, audits, explanations and the drawing for terminals. */
export const tacticAids: FeatureAids = {
  id: 'tactics',
  position: {
    lines: { tactics: readTactics, ...LINES },
    settle,
    write: open => [
      ...Object.keys(open.houses).flatMap(house => {
        const piles = pilesOf(open, house);
        return piles === undefined ? [] : [writePiles(house, piles)];
      }),
      ...writeInForce(open),
    ],
  },
  figures: open =>
    Object.fromEntries(
      Object.keys(open.houses).flatMap(house => {
        const piles = pilesOf(open, house) ?? { hand: [], used: [], played: [], leaving: [], gone: [] };
        return [
          [`tactics ${house}`, piles.hand],
          [`tactics used ${house}`, piles.used],
          [`tactics played ${house}`, piles.played],
          [`tactics gone ${house}`, piles.gone],
          [`tactics reserve ${house}`, reserveOf(open, house)],
        ];
      }),
    ),
  invariants: [broken],
  // BW-S66: supply does not matter to a Hit and Run, since nobody stays.
  passesThrough(open, house) {
    const battle = battleNow(open);
    return battle !== undefined && isHitAndRun(battle) && battle.sides[0].house === house;
  },
  explain: {
    house(open, _rules, house) {
      const piles = pilesOf(open, house);
      if (piles === undefined) return [];
      return [
        ...(piles.played.length > 0 ? [{ key: 'explain.tactics-played', data: cardsIn(piles.played) }] : []),
        ...(piles.hand.length > 0 ? [{ key: 'explain.tactics-hand', data: cardsIn(piles.hand) }] : []),
        ...(piles.used.length > 0 ? [{ key: 'explain.tactics-used', data: cardsIn(piles.used) }] : []),
      ];
    },
  },
  draw: {
    table: (open, { say }) =>
      Object.keys(open.houses).flatMap(house => {
        const piles = pilesOf(open, house);
        if (piles === undefined) return [];
        const key = piles.played.length > 0 ? 'draw.tactics-played' : 'draw.tactics';
        const cards = piles.played.length > 0 ? piles.played : piles.hand;
        return [`  ${say(key, { house, ...cardsIn(cards) })}`];
      }),
  },
};
