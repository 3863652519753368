import { areaAt, field, isHigher, type Effect, type Scene, type Side } from '@corvo/westeros';

/** How much stronger a card becomes by its own text. */
const BONUS = 2;

/** The card that the text of this side stands on is being counted; one that was added to it is not. */
const countsMine = ({ battle, mine, about }: Scene): boolean =>
  about.side === mine && mine !== -1 && about.card === battle?.sides[mine].cards[0];

/** A number of the text's own card, more where the condition holds. */
const more = (by: number, holds: (scene: Scene) => boolean) => ({
  layer: 'add' as const,
  by: (value: number, scene: Scene): number => (countsMine(scene) && holds(scene) ? value + by : value),
});

const defendsCastle = ({ rules, battle, mine }: Scene): boolean =>
  mine === 1 && battle !== null && rules.board.area[battle.area]?.castle === true;

/** Whatever the opposing card is worth, what its text gives it included, is ignored; what texts give its side is not. */
const opposingCardIgnored = (holds: (scene: Scene) => boolean): Effect => ({
  clause: '1E-15.15',
  modify: {
    cardStrength: {
      layer: 'limit',
      by: (value, scene) => (scene.about.side !== scene.mine && holds(scene) ? 0 : value),
    },
  },
});

/** Support that the other side receives, from whomever. */
const supportsFoe = ({ mine, about }: Scene): boolean =>
  about.role === 'supporting' && about.side !== mine && about.side !== -1;

/** Own ships in the seas around the battle, whatever their order; a port is no sea (1E-S51). */
function shipsAround({ open, rules, battle, me }: Scene): number {
  let ships = 0;
  for (const sea of battle === null ? [] : (rules.board.nearSea[battle.area] ?? []))
    ships += areaAt(open, sea).units.filter(unit => unit.house === me && unit.kind === 'ship').length;
  return ships;
}

export const strengthEffects: Readonly<Record<string, Effect>> = {
  'two-stronger-below-the-opponent': {
    clause: '1E-S53',
    modify: {
      cardStrength: more(
        BONUS,
        ({ open, me, foe }) => me !== null && foe !== null && isHigher(open, 'throne', foe, me),
      ),
    },
  },

  'two-stronger-defending-a-castle': {
    clause: '1E-15.15',
    modify: { cardStrength: more(BONUS, defendsCastle), swords: more(1, defendsCastle) },
  },

  'ships-around-add-strength': {
    clause: '1E-S51',
    modify: {
      sideStrength: {
        layer: 'add',
        by: (value, scene) => (scene.about.side === scene.mine ? value + shipsAround(scene) : value),
      },
    },
  },

  'opponent-keeps-the-blade': {
    clause: '1E-H67',
    modify: { mayUseBlade: { layer: 'limit', by: (may, { mine, about }) => may && about.side === mine } },
  },

  'opposing-card-counts-nothing': opposingCardIgnored(() => true),
  'opposing-card-counts-nothing-in-defence': opposingCardIgnored(({ mine }) => mine === 1),
};

/** 1E-S52: units and orders alike. */
export const noSupportForFoe: NonNullable<Effect['modify']> = {
  unitStrength: { layer: 'limit', by: (value, scene) => (supportsFoe(scene) ? 0 : value) },
  orderStrength: { layer: 'limit', by: (value, scene) => (supportsFoe(scene) ? 0 : value) },
};

/** What a side has paid for the text of its card. */
export const paid = field<Side, number>('paid');

/** What was paid is the strength of the card, whatever is printed on it. */
export const paidStrength: NonNullable<Effect['modify']> = {
  cardStrength: {
    layer: 'set',
    by: (value, scene) => {
      const side = scene.battle?.sides[scene.mine === 1 ? 1 : 0];
      return countsMine(scene) && side !== undefined ? (paid.of(side) ?? value) : value;
    },
  },
};
