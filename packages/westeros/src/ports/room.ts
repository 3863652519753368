import type { AreaId } from '../ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** The most units an area can hold, where it has such a limit: only ports do. */
export const roomIn = ({ board, numbers }: Ruleset, area: AreaId): number | undefined =>
  board.area[area]?.element === 'port' ? numbers.shipsInPort : undefined;
