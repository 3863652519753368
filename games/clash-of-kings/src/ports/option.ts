import {
  areaAt,
  hasEnemies,
  hasUnits,
  portsFollowLand,
  type AreaFacts,
  type AreaId,
  type HouseId,
  type Option,
  type Ruleset,
  type WesterosOpen,
} from '@corvo/westeros';
import { SHEET } from '../sheet.ts';
import { withFacts } from '../with.ts';
import { PORTS } from './places.ts';

const isOnMap = (rules: Ruleset, land: AreaId): boolean => rules.board.area[land] !== undefined;

/** CK-5.1, 5.2: each between one land area and one sea, and in reach of that sea alone. */
function withPorts(rules: Ruleset, players: number): Ruleset {
  const ports = PORTS.filter(({ land }) => isOnMap(rules, land)).map(({ id, land, seaFor }) => ({
    border: [id, seaFor(players)] as const,
    area: {
      id,
      element: 'port',
      region: 'seas',
      supply: 0,
      crowns: 0,
      points: 0,
      castle: false,
      home: null,
      portOf: land,
    } satisfies AreaFacts,
  }));
  return withFacts(rules, {
    areas: [...rules.facts.areas, ...ports.map(({ area }) => area)],
    borders: [...rules.facts.borders, ...ports.map(({ border }) => border)],
  });
}

/** CK-5.13, 5.14: trade goes on while no enemy Ship lies before the port. */
const isBlockaded = (open: WesterosOpen, rules: Ruleset, house: HouseId, port: AreaId): boolean =>
  (rules.board.nearSea[port] ?? []).some(sea => {
    const state = areaAt(open, sea);
    return state.force > 0 || hasEnemies(state, house); // 1E-S31: ships of houses that are not played count too
  });

const stepsBefore = (steps: readonly string[], step: string, added: string): string[] =>
  steps.flatMap(one => (one === step ? [added, one] : [one]));

/** CK-5: eight harbours. */
export const ports: Option = rules => {
  const known = withPorts(rules, Object.keys(rules.facts.houses).length);
  const { income, orderFits } = known.rulings;
  const crowns = known.westeros['game-of-thrones'] ?? {};
  return {
    ...known,
    numbers: { ...known.numbers, shipsInPort: SHEET.ports.maxShips }, // CK-5.7
    rulings: {
      ...known.rulings,
      orderFits: (open, all, house, order, area) =>
        all.board.area[area]?.element === 'port' ? undefined : orderFits?.(open, all, house, order, area), // CK-5.5, 5.13
      income: (open, all, house, area) =>
        all.board.area[area]?.element !== 'port'
          ? income(open, all, house, area)
          : isBlockaded(open, all, house, area)
            ? 0
            : 1,
      takesShips: (open, lord, land) => hasUnits(areaAt(open, land), lord), // CK-5.11, 1E-S70
      portIncome: (open, all, house) =>
        all.board.ports.filter(({ id }) => hasUnits(areaAt(open, id), house) && !isBlockaded(open, all, house, id))
          .length,
    },
    westeros: { ...known.westeros, 'game-of-thrones': { ...crowns, with: { ...crowns.with, ports: true } } },
    // CK-5.11: at once, before a text musters there; and at the end, before anybody is asked for the next march.
    flow: { ...known.flow, battle: [...stepsBefore(known.flow['battle'] ?? [], 'after', 'ports'), 'over'] },
    standing: [portsFollowLand, ...known.standing], // CK-5.4, 5.11, 1E-S41
    clauses: {
      ...known.clauses,
      'ask.capture-ships': 'CK-5.11',
      'too-many-ships-taken': 'CK-5.11',
      'port-full': 'CK-5.7',
      'port-of-another': 'CK-5.6',
      'ship-out-of-reach': 'CK-5.6',
      'event.ships-taken': 'CK-5.11',
      'event.units-destroyed.port-lost': 'CK-5.12',
      'event.power-gained.ports': 'CK-5.14',
      'show.ports': 'CK-5.14',
    },
  };
};
