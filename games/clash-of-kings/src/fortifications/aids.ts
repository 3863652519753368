import { areaAt, type AreaId, type AreaState, type Ruleset, type WesterosOpen } from '@corvo/westeros';
import type { FeatureAids, Migration } from '@corvo/westeros/aids';
import { SHEET } from '../sheet.ts';
import { fortified, walls, wallsOnMap } from './walls.ts';

const { total } = SHEET.fortifications;

const standing = (open: WesterosOpen, { board }: Ruleset): (readonly [AreaId, string])[] =>
  board.ids.flatMap(area => {
    const house = walls.of(areaAt(open, area));
    return house === undefined ? [] : [[area, house] as const];
  });

const isBesideUnits = (open: WesterosOpen, area: AreaId, house: string): boolean =>
  areaAt(open, area).units.some(unit => unit.house === house);

/** Fortifications in positions, figures, audits, explanations and the drawing for terminals. */
export const fortifiedAids: FeatureAids = {
  id: fortified.id,
  position: {
    areaWords: {
      walls(area, id, house) {
        if (walls.of(area) !== undefined) return `one fortification in ${id}`;
        walls.put(area, house);
        return undefined;
      },
    },
    settle({ open }, rules) {
      const wrong = standing(open, rules).find(
        ([area, house]) => rules.board.area[area]?.element !== 'land' || !isBesideUnits(open, area, house),
      );
      if (wrong !== undefined) return `walls beside units of their builder, not in ${wrong[0]}`;
      return wallsOnMap(open) > total ? `at most ${total} walls` : undefined;
    },
    writeArea(area, id) {
      const house = walls.of(area);
      return house === undefined ? [] : [`${id} ${house} walls`];
    },
  },
  figures: (open, { board }) =>
    Object.fromEntries(board.ids.map(area => [`walls ${area}`, walls.of(areaAt(open, area)) ?? null])),
  invariants: [
    ({ open }, rules) => {
      for (const [area, house] of standing(open, rules)) {
        if (rules.board.area[area]?.element !== 'land') return `walls stand in ${area}`;
        if (open.outcome === null && !isBesideUnits(open, area, house))
          return `walls of ${house} stand in ${area} without a unit`;
      }
      return wallsOnMap(open) > total ? `${wallsOnMap(open)} walls stand on the map` : undefined;
    },
  ],
  explain: {
    area(open, _rules, area) {
      const house = walls.of(areaAt(open, area));
      return house === undefined ? [] : [{ key: 'explain.walls-of', data: { house } }];
    },
  },
  draw: {
    area: (open, area, { say, paint }) =>
      walls.of(areaAt(open, area)) === undefined ? [] : [paint(say('draw.walls'), 'accent')],
  },
};

const WALLS_OF = 'walls of ';

/** Until rules number 1 they were marks of the kernel's: `walls of HOUSE`. */
export const moveWalls: Migration = ({ open }) => {
  for (const area of Object.values(open.areas) as AreaState[]) {
    const mark = area.marks?.find(one => one.startsWith(WALLS_OF));
    if (mark === undefined) continue;
    walls.put(area, mark.slice(WALLS_OF.length));
    const left = area.marks?.filter(one => one !== mark) ?? [];
    if (left.length > 0) area.marks = left;
    else delete area.marks;
  }
};
