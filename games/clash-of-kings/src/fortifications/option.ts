import { areaAt, withFeature, type Effect, type Option } from '@corvo/westeros';
import { SHEET } from '../sheet.ts';
import { fortified, walls, wallsFollowUnits } from './walls.ts';

const { attackingKnightPenalty } = SHEET.fortifications;
const KNIGHTS_FALTER = 'knights-falter-at-walls';

/** CK-3.4, 3.5: those who attack and those who support the attack, not the defence; 1E-S35: never below nothing. */
const knightsFalter: Effect = {
  clause: 'CK-3.4',
  modify: {
    unitStrength: {
      layer: 'add',
      by: (value, { open, about: { kind, area, side } }) =>
        kind === 'knight' && side === 0 && area !== undefined && walls.of(areaAt(open, area)) !== undefined
          ? Math.max(0, value - attackingKnightPenalty)
          : value,
    },
  },
};

/** CK-3: walls instead of Power. */
export const fortifications: Option = rules => ({
  ...withFeature(rules, fortified),
  flow: { ...rules.flow, consolidate: ['in-turn'] }, // CK-3.9
  effects: { ...rules.effects, [KNIGHTS_FALTER]: knightsFalter },
  always: [...rules.always, KNIGHTS_FALTER],
  standing: [wallsFollowUnits, ...rules.standing],
  clauses: {
    ...rules.clauses,
    'ask.consolidate': 'CK-3.1',
    'no-consolidate-there': 'CK-3.1',
    'no-muster-by-this-order': 'CK-3.1',
    'no-walls-there': 'CK-3.8',
    'walls-there-already': 'CK-3.8',
    'no-walls-left': 'CK-3.8',
    'event.walls-built': 'CK-3.1',
    'event.walls-lost': 'CK-3.6',
  },
});
