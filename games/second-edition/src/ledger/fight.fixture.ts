import { rngFromText } from '@corvo/core';
// oxlint-disable-next-line no-restricted-imports -- a fixture is part of the tests
import { TestTable } from '@corvo/testkit';
import { lay } from './lay.fixture.ts';

export type Game = ReturnType<typeof lay>;

/** A march that nobody has resolved yet keeps the round open, so that what a battle left behind can be seen. */
const HOLD = 'the-arbor tyrell 1 footman march-minus-one';

interface Place {
  readonly from?: string;
  readonly at?: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly blade?: boolean; // the Blade has not been used this round
}

/** `attack('tyrell 2 knights march-zero', 'lannister 1 footman')`: from The Reach into Blackwater, unless told otherwise. */
export function attack(attackers: string, defenders: string, more = '', place: Place = {}): Game {
  const { from = 'the-reach', at = 'blackwater', options = {}, blade = false } = place;
  const [house = '', ...words] = attackers.split(' ');
  const units = words
    .slice(0, -1)
    .join(' ')
    .replace(/ ?routed.*/, '');
  const defence = defenders === '' ? '' : `${at} ${defenders}`;
  const game = lay(`${blade ? '' : 'used fiefdoms'}\n${from} ${attackers}\n${defence}\n${HOLD}\n${more}`, 6, options);
  return game.play(`${house} march ${from}: ${units} > ${at}`);
}

/** Both cards, attacker's first: `cards(game, 'mace-tyrell', 'the-hound')`. */
export const cards = (game: Game, attacker: string, defender: string): Game =>
  game.play(
    `${String(game.figure('attacker'))} plays ${attacker}`,
    `${String(game.figure('defender'))} plays ${defender}`,
  );

export const strengths = (game: Game): unknown[] => [
  game.figure('strength attacker'),
  game.figure('strength defender'),
];

/** How the battle was decided, if the last play decided it. */
export const decided = (game: Game): unknown => game.told('battle-decided')[0];

/** Who lost which units, and why, in the last play. */
export const losses = (game: Game): unknown[] =>
  game.told('units-destroyed').map(data => {
    const { house, units, why } = data as { house: string; units: unknown; why: string };
    return [house, units, why];
  });

/** The seat that is asked and what for. */
export const asked = (game: Game): string[] => game.waiting.map(({ seat, why }) => `${seat} ${why}`);

/** The tides that chance gave to attacker and defender in the last play, as their own seats were told. */
export const drawn = (game: Game): string[] => game.told('tide-drawn').map(data => (data as { card: string }).card);

/** The same table with other chances ahead. */
export function turnChance(game: Game, seed: string): Game {
  const { state } = game;
  return new TestTable(game.game, { ...state, hidden: { ...state.hidden, rng: rngFromText(seed) } });
}

/** Plays the two cards with chance turned until it deals these tides. */
export function withTides(game: Game, played: readonly [string, string], tides: readonly [string, string]): Game {
  for (let seed = 0; seed < 2000; seed++) {
    const turned = cards(turnChance(game, `tide ${seed}`), ...played);
    if (drawn(turned).join() === tides.join()) return turned;
  }
  throw new Error(`chance never dealt ${tides.join(' and ')}`);
}
