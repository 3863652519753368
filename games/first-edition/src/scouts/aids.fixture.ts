import { areaAt } from '@corvo/westeros';
import type { FeatureAids, GameAids } from '@corvo/westeros/aids';
import { scout, scouts } from './rules.fixture.ts';

const scoutAids: FeatureAids = {
  id: scouts.id,
  // `karhold stark scout` in a position
  position: {
    areaWords: {
      scout(area, _id, house) {
        scout.put(area, house);
        return undefined;
      },
    },
    writeArea(area, id) {
      const house = scout.of(area);
      return house === undefined ? [] : [`${id} ${house} scout`];
    },
  },
  // the figure `scout karhold`
  figures: (open, { board }) =>
    Object.fromEntries(board.ids.map(id => [`scout ${id}`, scout.of(areaAt(open, id)) ?? null])),
};

export const AIDS: GameAids = { features: [scoutAids] };
