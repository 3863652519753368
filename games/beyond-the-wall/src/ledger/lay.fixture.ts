// oxlint-disable-next-line no-restricted-imports -- a fixture is part of the tests
import { table, TestTable } from '@corvo/testkit';
import type { Westeros } from '@corvo/westeros';
import { beyondTheWall } from '../game.ts';

export type Game = TestTable<Westeros>;

/** `@fist` stands for `btw-fist`. */
const at = (text: string): string => text.replaceAll('@', 'btw-');

/** A march that nobody resolves keeps the round open, so that what came before can be seen. */
const HOLD = '@gift nights-watch 1 footman march-minus-one';

/** A table in the ninth round; `round` says otherwise. */
export const lay = (position: string): Game => table(beyondTheWall, { players: 3 }, at(`round 9\n${position}`));

/** The same table, begun under rules of this number. */
export const asSince = (now: Game, rules: number): Game => new TestTable(now.game, now.game.migrate(now.state, rules));

/** A table as set-up deals it. */
export const deal = (seed = 'test', options: Readonly<Record<string, boolean>> = {}): Game =>
  table(beyondTheWall, { players: 3, seed, options });

/** A Westeros phase with these cards on top. */
export const westeros = (one: string, two: string, position = '', round = 9): Game =>
  lay(
    `round ${round}\nphase westeros\n${position}\ntop I ${one}\ntop II ${two}\ntop III wildlings-attack`.replace(
      'top III wildlings-attack',
      'top III web-of-lies',
    ),
  );

export const play = (game: Game, ...lines: readonly string[]): Game => game.play(...lines.map(at));
export const refused = (game: Game, line: string): unknown => game.refusal(at(line));
export const figure = (game: Game, name: string): unknown => game.figure(at(name));
export const asked = (game: Game): string[] => game.waiting.map(({ seat, why }) => `${seat} ${why}`);

/** `fight('@frostfangs free-folk 1 giant march-zero', '@wall-centre nights-watch 1 footman')`: the attackers march in, all of them. */
export function fight(attackers: string, defenders: string, more = ''): Game {
  const [from = '', house = '', ...words] = attackers.split(' ');
  const [to = ''] = defenders.split(' ');
  const hold = more.includes('@gift ') || from === '@gift' || to === '@gift' ? '' : HOLD;
  const game = lay(
    `used fiefdoms\nthrone ${house} ${['nights-watch', 'free-folk', 'others'].filter(one => one !== house).join(' ')}\n${attackers}\n${defenders}\n${hold}\n${more}`,
  );
  return play(game, `${house} march ${from}: ${words.slice(0, -1).join(' ')} > ${to}`);
}

/** Both cards, attacker's first. */
export const cards = (game: Game, attacker: string, defender: string): Game =>
  game.play(
    `${String(game.figure('attacker'))} plays ${attacker}`,
    `${String(game.figure('defender'))} plays ${defender}`,
  );

export const strengths = (game: Game): unknown[] => [
  game.figure('strength attacker'),
  game.figure('strength defender'),
];

/** Who lost what, and why, in the last play. */
export const losses = (game: Game): unknown[] =>
  game.told('units-destroyed').map(data => {
    const { house, units, why } = data as { house: string; units: unknown; why: string };
    return [house, units, why];
  });
