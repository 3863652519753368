import { EMBLEMS } from '../../base/art/index.ts';
import type { Moment } from '../../session/session.ts';
import type { Words } from '../../kit/words.ts';
import type { BoardKit, BoardProps, LogLine } from '../../kit/kit.ts';
import { missing } from './missing.ts';
import { genericTexts } from './texts.ts';
import './generic.css';

/** The table as the game itself draws it in characters: any game can be followed, if not admired. */
function GenericBoard({ game, view, words }: BoardProps) {
  const drawn = game.table.draw(view, { say: words.say, paint: text => text, nameOf: words.nameOf });
  return (
    <div className="generic-board">
      <pre tabIndex={0} role="region" aria-label={words.t('generic-board')}>
        {drawn}
      </pre>
    </div>
  );
}

/** One line for every event. */
function plainLines(moment: Moment, words: Words): LogLine[] {
  return words.tellings(moment.events).map(({ text }) => ({ n: moment.n, text, art: 'star', category: 'all' }));
}

export const genericKit: BoardKit = {
  texts: genericTexts,
  Board: GenericBoard,
  boardTitle: 'panel-board',
  boardArt: 'castle',
  left: undefined,
  aside: undefined,
  houseOf: (_open, seat) => (EMBLEMS.includes(seat) ? seat : undefined),
  missing,
  tray: () => [],
  wants: () => 'board',
  categories: [],
  lines: plainLines,
};
