import { asked, asSince, figure, lay, play, type Game } from '../ledger/lay.fixture.ts';

export const HOUSES = ['nights-watch', 'free-folk', 'others'];
const REST = 'hand tac-02 tac-05 tac-17';

/** A house that has played these tactic cards; its hand is out of the way. */
export const plays = (house: string, ...cards: readonly string[]): string =>
  `tactics ${house} ${REST} played ${cards.join(' ')}`;

/** The step of tactic cards with these lines; the houses named first have the Throne. */
export const tactics = (lines: string, ...first: readonly string[]): Game =>
  lay(
    `phase tactics\nthrone ${[...first, ...HOUSES.filter(house => !first.includes(house))].join(' ')}\n${lines}\n@gift nights-watch 1 footman march-minus-one`,
  );

/** Uses an ability at once and answers its question. */
export const use = (game: Game, house: string, ability: string, ...answers: readonly string[]): Game =>
  play(game, `${house} uses ${ability}`, ...answers.map(line => `${house} ${line}`));

export { asked, asSince, figure, lay, play, type Game };
