import type { AreaId } from '@corvo/westeros';
import { useMemo } from 'react';
import type { Moment } from '../../session/session.ts';
import { motionFactor } from '../../base/settings/table-prefs.ts';
import { actsOf } from './acts.ts';
import type { Act } from './map/index.ts';

const NOWHERE: readonly AreaId[] = [];

/** What happens everywhere at once says nothing about where to look. */
const QUIET: readonly Act['kind'][] = ['revealed', 'standing', 'order-gone', 'coin'];

/** The areas in which a moment lets something be seen. */
export const areasOf = (moment: Moment): readonly AreaId[] => [
  ...new Set(
    actsOf(moment).flatMap(act =>
      QUIET.includes(act.kind) ? [] : 'area' in act ? [act.area] : 'from' in act ? [act.from, act.to] : [],
    ),
  ),
];

/** Who sees no motion finds the areas where something has just happened with a border around them. */
export const useTold = (last: Moment | undefined): readonly AreaId[] =>
  useMemo(() => (last === undefined || motionFactor() !== 0 ? NOWHERE : areasOf(last)), [last]);
