import { areaAt, type Rulings } from '@corvo/westeros';
import { ALWAYS_WINTER, OTHERS } from '../facts.ts';

/** BW-2.1, 19.14: units, a token, a printed marker; what nobody holds is the Others'. In a battle the defender's. */
export const controller: Rulings['controller'] = (open, board, area) => {
  const { units, power } = areaAt(open, area);
  return units[0]?.house ?? power ?? board.area[area]?.home ?? OTHERS;
};

/** BW-2.2, 2.3: own land, or open land that is the Others' only because nobody is there. */
export const mayFallBack: Rulings['mayRetreatTo'] = (open, { board }, house, area) => {
  if (area === ALWAYS_WINTER && house !== OTHERS) return false; // BW-H99
  const lord = controller(open, board, area);
  return lord === house || (lord === OTHERS && areaAt(open, area).units.length === 0);
};

/** BW-2.1: the Others never leave a token; a printed marker needs none. */
export const tokenFits: Rulings['tokenFits'] = (board, house, area) => {
  if (house === OTHERS) return { code: 'others-leave-no-token' };
  return board.area[area]?.home === house ? { code: 'home-needs-no-token' } : undefined;
};
