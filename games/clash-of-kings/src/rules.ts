import { firstEditionRules } from '@corvo/first-edition/expand';
import { compose, type Option, type Ruleset } from '@corvo/westeros';
import { threeCards } from './battle-variant/option.ts';
import { characters } from './characters/option.ts';
import { fortifications } from './fortifications/option.ts';
import { martell } from './martell/option.ts';
import type { Chosen } from './options.ts';
import { ports } from './ports/option.ts';
import { siegeEngines } from './siege-engines/option.ts';
import { singleUse } from './single-use/option.ts';
import { threePlayers } from './three-players/option.ts';
import { westerosColumns } from './westeros-variant/option.ts';

/** The first edition with the chosen options laid over it. House Martell comes first: it changes map and houses. */
export function clashOfKingsRules(players: number, chosen: Chosen): Ruleset {
  const options: readonly (readonly [boolean, Option])[] = [
    [players === 6, martell],
    [chosen.characters, characters],
    [chosen.fortifications, fortifications],
    [chosen.siegeEngines, siegeEngines],
    [chosen.ports, ports],
    [chosen.singleUse, singleUse(chosen.cunningAtSea)],
    [chosen.westerosColumns, westerosColumns(chosen.before)],
    [chosen.threeCards, threeCards],
    [players === 3 && chosen.threePlayers, threePlayers],
  ];
  const wanted = options.flatMap(([isWanted, option]) => (isWanted ? [option] : []));
  return compose(firstEditionRules(players, chosen), wanted);
}
