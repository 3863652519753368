import type { OrderFacts, OrderType } from '@corvo/westeros';

/** How the face of an order is drawn. */
export interface OrderFace {
  readonly type: OrderType;
  readonly art: string;
  readonly modifier: string | undefined; // written over the plain shape where no drawing has the number
  readonly isStar: boolean; // the star likewise
  readonly isSquare?: true; // played once in the game
}

const NUMBERS: Readonly<Record<number, string>> = { [-1]: 'minus-one', 0: 'zero', 1: 'plus-one', 2: 'plus-two' };
const DRAWN = new Set([
  'march-minus-one',
  'march-zero',
  'march-plus-one+star',
  'defense-plus-one',
  'defense-plus-two+star',
  'support-plus-one+star',
]);
const BARE: Readonly<Record<OrderType, string>> = {
  march: 'march',
  defense: 'defense',
  support: 'support',
  raid: 'raid',
  consolidate: 'consolidate-power',
};

/** Orders that are played once show what they bring; those of one house its own sign. */
const SINGLES: Readonly<Record<string, string>> = {
  conscription: 'banner',
  'supply-caravan': 'caravan',
  'forced-march': 'order-march',
  'the-iron-fleet': 'house-greyjoy',
  'the-young-wolf': 'house-stark',
  'the-might-of-highgarden': 'house-tyrell',
  'the-scorpions-sting': 'house-martell',
  'the-lions-cunning': 'house-lannister',
  'the-will-of-rhllor': 'house-baratheon',
};

export function faceOf({ id, type, value, star, extra }: OrderFacts): OrderFace {
  const plain = BARE[type];
  if (extra === true)
    return { type, art: SINGLES[id] ?? `order-${plain}`, modifier: undefined, isStar: false, isSquare: true };
  // The number of a raid says how many orders it removes; it is not written on the token.
  if (type === 'raid' || type === 'consolidate' || (type === 'support' && value === 0))
    return type === 'support'
      ? { type, art: plain, modifier: undefined, isStar: star }
      : { type, art: star ? `${plain}-star` : plain, modifier: undefined, isStar: false };
  const numbered = `${type}-${NUMBERS[value] ?? value}`;
  if (DRAWN.has(`${numbered}${star ? '+star' : ''}`))
    return { type, art: numbered, modifier: undefined, isStar: false };
  return { type, art: plain, modifier: value > 0 ? `+${value}` : `${value}`, isStar: star };
}
