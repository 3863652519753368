import type { FeatureAids } from '../../aids/feature.ts';
import { field } from '../../field.ts';
import type { HouseId } from '../../ids.ts';
import { areaAt, areaFor } from '../../realm/areas.ts';
import { itemOf, withFeature, type Feature } from '../../ruleset/feature.ts';
import type { Option } from '../../ruleset/ruleset.ts';
import type { AreaState } from '../../state.ts';

/** T-10: whose beacon burns in an area. */
const beacon = field<AreaState, HouseId>('beacon');

/** T-10: instead of gathering Power a house lights a beacon, which helps it to defend the area. */
const beacons: Feature = {
  id: 'beacons',
  consolidate: {
    beacon: {
      refuse: (open, { board }, area) =>
        board.area[area]?.element !== 'land' || beacon.of(areaAt(open, area)) !== undefined
          ? 'no-beacon-there'
          : undefined,
      carryOut(game, house, area) {
        beacon.put(areaFor(game.open, area), house);
        game.tell('beacon-lit', { house, area });
      },
    },
  },
  ground: (open, _rules, area, house) =>
    beacon.of(areaAt(open, area)) === house ? itemOf('beacon', 1, { area }) : undefined,
  built(area) {
    const house = beacon.of(area);
    return house === undefined ? undefined : { name: 'beacon', house };
  },
};

export const beaconAids: FeatureAids = {
  id: beacons.id,
  position: {
    areaWords: {
      beacon(area, id, house) {
        if (beacon.of(area) !== undefined) return `one beacon in ${id}`;
        beacon.put(area, house);
        return undefined;
      },
    },
    writeArea(area, id) {
      const house = beacon.of(area);
      return house === undefined ? [] : [`${id} ${house} beacon`];
    },
  },
  invariants: [
    ({ open }, { board }) =>
      board.ids.find(id => board.area[id]?.element !== 'land' && beacon.of(areaAt(open, id)) !== undefined),
  ],
  // Whoever has lit one waits to be fetched.
  passesThrough: (open, house) => Object.values(open.areas).some(area => beacon.of(area) === house),
  figures: (open, { board }) =>
    Object.fromEntries(board.ids.map(id => [`beacon ${id}`, beacon.of(areaAt(open, id)) ?? null])),
  explain: {
    area(open, _rules, area) {
      const house = beacon.of(areaAt(open, area));
      return house === undefined ? [] : [{ key: 'explain.beacon-here', data: { house } }];
    },
  },
  draw: { area: (open, area) => (beacon.of(areaAt(open, area)) === undefined ? [] : ['(beacon)']) },
};

export const withBeacons: Option = rules => ({
  ...withFeature(rules, beacons),
  flow: { ...rules.flow, consolidate: ['in-turn'] },
});
