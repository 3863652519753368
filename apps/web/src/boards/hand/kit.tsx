import type { Plain } from '@corvo/core';
import { charactersOf, count, HOUSES, type Open } from '@corvo/hand-of-the-king';
import type { BoardKit, Pane } from '../../kit/kit.ts';
import { Companions } from './Companions.tsx';
import { Court } from './Court.tsx';
import { Houses } from './Houses.tsx';
import { CATEGORIES, lines, routes } from './log.ts';
import { phrases, previewOf } from './preview.ts';
import { SeatSide } from './SeatSide.tsx';
import { targetsOf } from './targets.ts';
import { handTexts } from './texts/index.ts';

const LISTED = 40; // more choices than this are never laid out as buttons

const PANES: Readonly<Record<string, Pane>> = {
  'choose-companion': 'aside',
  'discard-companion': 'aside',
  'kill-in-area': 'left',
  'give-character': 'left',
  'receive-character': 'left',
};

const bySeat = (open: Open, figure: (seat: string) => number): Record<string, number> =>
  Object.fromEntries(open.seats.map(seat => [seat, figure(seat)]));

/** Everything the table page needs to draw Hand of the King. */
export const handKit: BoardKit = {
  texts: handTexts,
  Board: Court,
  boardTitle: 'panel-court',
  boardArt: 'castle',
  left: { title: 'panel-houses', art: 'banner', View: Houses },
  aside: { title: 'panel-companions', art: 'seat', View: Companions },
  SeatSide,
  cards: async () => (await import('./cards.ts')).cardBook,
  categories: CATEGORIES,
  lines,
  routes,
  wants: request => PANES[request.why] ?? 'board',

  /** What lies neither in the court nor in an area nor among the companions: ravens, houses, ties. */
  tray(game, view, request) {
    const all = game.list(view, request, LISTED) ?? [];
    const { cells, cards } = targetsOf(view.open as Open, request);
    const drawn = new Set([...cells.values(), ...(request.ask.kind === 'card' ? cards : [])]);
    return all.filter(choice => {
      const item = Object.values(choice as Record<string, Plain>)[0];
      return typeof item === 'string' && !drawn.has(item);
    });
  },

  foresee(game, view, request, choice, words) {
    const preview = previewOf(game, view, request, choice);
    return preview === undefined ? [] : phrases(preview, request, words);
  },

  figures(table) {
    const open = table as Open;
    return {
      score: bySeat(open, seat => HOUSES.filter(house => open.banners[house] === seat).length),
      cards: bySeat(open, seat =>
        open.areas[seat] === undefined
          ? 0
          : Math.max(
              charactersOf(open.areas[seat]).length,
              HOUSES.reduce((sum, house) => sum + count(open, seat, house), 0),
            ),
      ),
    };
  },
  figureTitles: { score: 'graph-banners', cards: 'graph-cards' },
};
