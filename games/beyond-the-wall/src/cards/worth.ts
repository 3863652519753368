import {
  answer,
  areaAt,
  houseAt,
  type BattleFrame,
  type Effect,
  type HouseId,
  type Questions,
  type Ruleset,
  type Scene,
  type WesterosOpen,
} from '@corvo/westeros';
import { FREE_FOLK, isWall, OTHERS, WATCH } from '../facts.ts';
import { CANCELS_THE_WALL } from '../card-texts.ts';
import { isVoid } from './void.ts';

const JON = 'nw-jon';
const YGRITTE = 'wi-ygritte';
const HORDE = 'ot-horde';

/** Is this about the card whose text it is? */
const isMine = ({ mine, about }: Scene, card: string): boolean => mine === about.side && about.card === card;

const lies = ({ open, me }: Scene, card: string): boolean => me !== null && houseAt(open, me).discards.includes(card);

const when = <Q extends 'cardStrength' | 'swords' | 'fortifications'>(
  card: string,
  more: (scene: Scene) => number,
) => ({
  layer: 'add' as const,
  by: (value: Questions[Q], scene: Scene) => (isMine(scene, card) ? value + more(scene) : value),
});
const one = (is: boolean): number => (is ? 1 : 0);

const skullAgainst = (house: string): Effect => ({
  clause: house === FREE_FOLK ? 'BW-13.4' : 'BW-13.7',
  modify: {
    skulls: { layer: 'add', by: (value, { mine, foe, about }) => value + one(mine === about.side && foe === house) },
  },
});

/** BW-S15, S68: the strength of the troops of a side, support of some houses included, orders and ground not. */
export function troopsOf(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame,
  side: 0 | 1,
  counts: (helper: HouseId) => boolean = () => true,
): number {
  const places = [{ area: battle.area, house: battle.sides[side].house, role: side === 0 ? 'attacking' : 'defending' }];
  for (const call of battle.supports)
    if (call.side === side && counts(call.house)) places.push({ ...call, role: 'supporting' });
  let sum = 0;
  for (const { area, house, role } of places) {
    for (const unit of areaAt(open, area).units) {
      if (unit.house !== house || unit.routed === true) continue;
      const about = { role: role as 'supporting', area: battle.area, kind: unit.kind, side, house };
      sum += answer(open, rules, battle, 'unitStrength', rules.board.unit[unit.kind]?.strength ?? 0, about);
    }
  }
  return sum;
}

/** BW-13.16: while she does not lie in the discards. */
const isHeld = ({ open, battle, about }: Scene): boolean =>
  about.card === JON &&
  battle !== null &&
  battle.sides.some(({ house }) => house === FREE_FOLK) &&
  !houseAt(open, FREE_FOLK).discards.includes(YGRITTE) &&
  !isVoid(open, YGRITTE); // BW-H30
const nothing = { layer: 'limit' as const, by: (value: number, scene: Scene) => (isHeld(scene) ? 0 : value) };

/** Ygritte works from wherever she is, so her text is always in play. */
export const YGRITTE_HOLDS = 'ygritte-holds-jon';

/** Texts that change what cards are worth. */
export const worth: Readonly<Record<string, Effect>> = {
  'bolder-after-mormont-and-qhorin': {
    clause: 'BW-13.3',
    modify: {
      cardStrength: when<'cardStrength'>(JON, scene => one(lies(scene, 'nw-mormont')) + one(lies(scene, 'nw-qhorin'))),
      fortifications: when<'fortifications'>(JON, scene => one(lies(scene, 'nw-mormont'))),
      swords: when<'swords'>(JON, scene => one(lies(scene, 'nw-qhorin'))),
    },
  },
  'skull-against-the-free-folk': skullAgainst(FREE_FOLK),
  'skull-against-the-others': skullAgainst(OTHERS),
  'stronger-by-the-hand': {
    clause: 'BW-13.8',
    modify: { cardStrength: when<'cardStrength'>('nw-benjen', ({ open }) => houseAt(open, WATCH).hand.length) },
  },
  'nothing-when-outnumbered': {
    clause: 'BW-13.9',
    modify: {
      cardStrength: {
        layer: 'set',
        by(value, scene) {
          const { open, rules, battle, mine } = scene;
          if (!isMine(scene, 'nw-janos') || battle === null || mine === -1) return value;
          const foe = mine === 0 ? 1 : 0;
          return troopsOf(open, rules, battle, mine) < troopsOf(open, rules, battle, foe) ? 0 : value;
        },
      },
    },
  },
  [CANCELS_THE_WALL]: {
    clause: 'BW-13.15',
    modify: { ground: { layer: 'limit', by: (value, { about }) => (isWall(about.area ?? '') ? 0 : value) } },
  },
  [YGRITTE_HOLDS]: {
    clause: 'BW-13.16',
    modify: {
      playable: { layer: 'limit', by: (value, scene) => value && !isHeld(scene) },
      cardStrength: nothing,
      swords: nothing,
      fortifications: nothing,
    },
  },
};

/** BW-13.23: what the Horde takes off the card it brought, never below nothing. */
export function hordeTakes({ open, rules, battle, mine }: Scene, value: number): number {
  const side = battle === null || mine === -1 ? undefined : battle.sides[mine];
  const added = side?.cards.find(card => card !== HORDE);
  if (battle === null || added === undefined || mine === -1) return value;
  const printed = rules.board.card[added]?.strength ?? 0;
  return -Math.min(value, answer(open, rules, battle, 'cardStrength', printed, { side: mine, card: added }));
}
