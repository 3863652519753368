import { areaAt, type Count, type Effect, type Option, type UnitFacts } from '@corvo/westeros';
import { walls } from '../fortifications/walls.ts';
import { SHEET } from '../sheet.ts';
import { withFacts } from '../with.ts';

const { pool, cost, upgradeFromFootman, strengthAttackingOrSupportingAttack, strengthOtherwise } = SHEET.siegeEngine;
const KIND = 'siege-engine';
const STORM_WALLS = 'siege-engines-storm-walls';

const ENGINE: UnitFacts = {
  kind: KIND,
  element: 'land', // CK-4.1
  strength: strengthOtherwise, // CK-4.4
  cost, // CK-4.2
  promotions: [],
  stays: true, // CK-4.5
  spared: true, // CK-4.6
  storms: strengthAttackingOrSupportingAttack, // CK-4.3
};

/** CK-4.3: a fortification is stormed like a City, wherever it stands. */
const stormWalls: Effect = {
  clause: 'CK-4.3',
  modify: {
    unitStrength: {
      layer: 'set',
      by: (value, { open, about: { kind, area, side } }) =>
        kind === KIND && side === 0 && area !== undefined && walls.of(areaAt(open, area)) !== undefined
          ? strengthAttackingOrSupportingAttack
          : value,
    },
  },
};

/** The new kind stands behind the Footmen, from whom it is made. */
function withEngines(units: readonly UnitFacts[]): UnitFacts[] {
  return units.flatMap(unit =>
    unit.kind === 'footman'
      ? [{ ...unit, promotions: [...unit.promotions, { to: KIND, cost: upgradeFromFootman }] }, ENGINE]
      : [unit],
  );
}

/** CK-4: three for each house. */
export const siegeEngines: Option = rules => {
  const houses = Object.entries(rules.facts.houses).map(
    ([id, house]) => [id, { ...house, pool: { ...house.pool, [KIND]: pool } satisfies Count }] as const,
  );
  const known = withFacts(rules, { units: withEngines(rules.facts.units), houses: Object.fromEntries(houses) });
  return {
    ...known,
    effects: { ...known.effects, [STORM_WALLS]: stormWalls },
    always: [...known.always, STORM_WALLS],
  };
};
