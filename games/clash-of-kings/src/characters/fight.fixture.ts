import { battleNow, iconsOf, rulesOf } from '@corvo/westeros';
import { lay, only } from '../lay.fixture.ts';
import { housesOf } from '../martell/houses.ts';

export type Game = ReturnType<typeof lay>;

/** Where each house may wait with a march, so that the round stays open and what a battle left behind can be seen. */
const WAITING: Readonly<Record<string, string>> = {
  stark: 'castle-black',
  tyrell: 'the-arbor',
  greyjoy: 'pyke',
  baratheon: 'dragonstone',
  lannister: 'lannisport',
  martell: 'sunspear',
};

interface Place {
  readonly from?: string;
  readonly at?: string;
  readonly blade?: boolean; // the Blade has not been used this round
  readonly options?: Record<string, boolean | string>;
  readonly players?: number;
}

/** `attack('tyrell 2 knights march-zero', 'lannister 1 footman')`: from The Reach into Blackwater, unless told otherwise. */
export function attack(attackers: string, defenders: string, more = '', place: Place = {}): Game {
  const { from = 'the-reach', at = 'blackwater', blade = false, options = only('characters'), players = 5 } = place;
  const [house = '', ...words] = attackers.split(' ');
  const foe = defenders.split(' ')[0] ?? '';
  const units = words
    .slice(0, -1)
    .join(' ')
    .replace(/ ?routed.*/, '');
  const given = /^throne (.+)$/m.exec(more)?.[1]?.split(' ');
  const others = housesOf(players).filter(one => one !== house && one !== foe);
  const throne = given ?? [house, foe, ...others];
  const waits = throne.findLast(one => one !== house && one !== foe) ?? '';
  const where = WAITING[waits] ?? '';
  const position = [
    blade ? '' : 'used fiefdoms',
    given === undefined ? `throne ${throne.join(' ')}` : '',
    `${from} ${attackers}`,
    `${at} ${defenders}`,
    `${where} ${waits} 1 footman march-minus-one`,
    more,
  ];
  return lay(position.join('\n'), options, players).play(`${house} march ${from}: ${units} > ${at}`);
}

/** Both cards, attacker's first. */
export const cards = (game: Game, attacker: string, defender: string): Game =>
  game.play(
    `${String(game.figure('attacker'))} plays ${attacker}`,
    `${String(game.figure('defender'))} plays ${defender}`,
  );

/** How the battle was decided, if the last play decided it. */
export const decided = (game: Game): unknown => game.told('battle-decided')[0];

/** The seat that is asked and what for. */
export const asked = (game: Game): string[] => game.waiting.map(({ seat, why }) => `${seat} ${why}`);

/** Whoever is to march takes a march off without moving. */
export function passMarch(game: Game): Game {
  const [seat = ''] = game.waiting.map(entry => entry.seat);
  const ask = game.request(seat)?.ask;
  if (ask?.kind !== 'march') throw new Error('nobody is to march');
  return game.play(`${seat} march ${Object.keys(ask.from)[0]}: none`);
}

/** What a seat may choose from. */
export function offered(game: Game, seat: string): readonly string[] {
  const ask = game.request(seat)?.ask;
  if (ask === undefined || !('from' in ask) || !Array.isArray(ask.from)) throw new Error(`${seat} is offered nothing`);
  return ask.from as readonly string[];
}

/** Swords and fortifications of a side while the battle goes on. */
export function icons(game: Game, side: 0 | 1): readonly [swords: number, fortifications: number] {
  const { open } = game.view(null);
  const battle = battleNow(open);
  if (battle === undefined) throw new Error('nobody fights');
  const rules = rulesOf(open);
  return [iconsOf(open, rules, battle, side, 'swords'), iconsOf(open, rules, battle, side, 'fortifications')];
}
