import {
  costOf,
  gainPower,
  houseAt,
  moveOnTrack,
  payPower,
  placeOf,
  realmOf,
  reconcile,
  rulesOf,
  setSupply,
  supplyTable,
  type Effect,
  type OwnedScene,
  type Track,
} from '@corvo/westeros';
import { ability, opponentsOf, powerOf } from './ability.ts';
import { fetch, reserveOf, sourceOf } from './deck.ts';
import { NONE, REVEALED } from './using.ts';

const PLAN = 'tac-01-a';
/** BW-10.1: what fetching a card costs, and a barrel. */
const FETCH = 2;
export const BARREL = 3;
const MOST_BARRELS = 2;

/** BW-S60: the surcharge of a scout is paid first, so it must be there besides. */
const leftAfter = (scene: OwnedScene, effect: string): number =>
  powerOf(scene) - costOf(scene.open, scene.rules, null, effect, scene.me);

const topSupply = ({ open, me }: OwnedScene): number => supplyTable(rulesOf(open), me).length - 1;

/** BW-10.10, S64: how far a house may fall on one track and rise on the other. */
function coups({ open, me }: OwnedScene): string[] {
  const { length } = realmOf(open, me).tracks.throne;
  const ways = (down: Track, up: Track): string[] => {
    const most = Math.min(length - placeOf(open, me, down), placeOf(open, me, up) - 1);
    return Array.from({ length: Math.max(0, most) }, (_, at) => `${down}-${at + 1}`);
  };
  return [...ways('throne', 'fiefdoms'), ...ways('fiefdoms', 'throne')];
}

/** Those who have something to take (BW-S54). */
const rich = ({ open, me }: OwnedScene): string[] =>
  opponentsOf(open, me).filter(house => houseAt(open, house).power > 0);

/** Power, supply and tracks, at once. */
export const atOnce: Readonly<Record<string, Effect>> = {
  ...ability(PLAN, {
    at: {
      [REVEALED]: {
        asks: 'option',
        ask(scene) {
          const cards = leftAfter(scene, PLAN) >= FETCH ? reserveOf(scene.open, scene.me) : [];
          return { kind: 'option', from: ['power', ...cards, NONE] };
        },
        then(game, { me, lasting }, { option }) {
          if (option === NONE) return;
          if (option === 'power') {
            gainPower(game, me, 3, 'tactic');
            return;
          }
          payPower(game, me, FETCH, 'tactic');
          fetch(game, me, option, sourceOf(PLAN, lasting));
        },
      },
    },
  }),
  ...ability('tac-01-b', {
    at: {
      [REVEALED]: {
        asks: 'amount',
        ask(scene) {
          const room = topSupply(scene) - houseAt(scene.open, scene.me).supply; // BW-S33
          const max = Math.min(MOST_BARRELS, room, Math.floor(leftAfter(scene, 'tac-01-b') / BARREL));
          return max < 1 ? undefined : { kind: 'amount', min: 0, max };
        },
        then(game, { me }, { amount }) {
          if (amount === 0) return;
          payPower(game, me, BARREL * amount, 'tactic');
          setSupply(game, me, houseAt(game.open, me).supply + amount);
        },
      },
    },
  }),
  ...ability('tac-02-b', {
    at: {
      [REVEALED]: {
        asks: 'amount',
        ask({ open, me }) {
          const max = Math.min(MOST_BARRELS, houseAt(open, me).supply);
          return max < 1 ? undefined : { kind: 'amount', min: 0, max };
        },
        then(game, { me }, { amount }) {
          if (amount === 0) return;
          setSupply(game, me, houseAt(game.open, me).supply - amount);
          gainPower(game, me, BARREL * amount, 'tactic');
          reconcile(game); // BW-H89
        },
      },
    },
  }),
  ...ability('tac-08-a', {
    at: {
      [REVEALED]: {
        asks: 'option',
        ask(scene) {
          const houses = rich(scene);
          if (houses.length === 0) return undefined;
          return { kind: 'option', from: [...(houses.length > 1 ? ['both'] : []), ...houses, NONE] };
        },
        then(game, scene, { option }) {
          for (const house of option === 'both' ? rich(scene) : option === NONE ? [] : [option]) {
            payPower(game, house, 1, 'plundered');
            gainPower(game, scene.me, 1, 'tactic');
          }
        },
      },
    },
  }),
  ...ability('tac-10-a', {
    at: {
      [REVEALED]: {
        asks: 'option',
        ask(scene) {
          const ways = coups(scene);
          return ways.length === 0 ? undefined : { kind: 'option', from: [...ways, NONE] };
        },
        then(game, { me }, { option }) {
          const [down = '', number = '0'] = option.split('-');
          if (down !== 'throne' && down !== 'fiefdoms') return;
          const up = down === 'throne' ? 'fiefdoms' : 'throne';
          moveOnTrack(game, me, down, placeOf(game.open, me, down) + Number(number));
          moveOnTrack(game, me, up, placeOf(game.open, me, up) - Number(number));
        },
      },
    },
  }),
};
