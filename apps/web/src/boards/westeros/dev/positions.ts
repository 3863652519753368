import { decide } from '@corvo/bots/westeros';
import { isProblem, rngFromText, type Catalogue } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { loadMap } from '@corvo/first-edition/board';
import {
  rulesOf,
  type AreaFacts,
  type AreaState,
  type Built,
  type GarrisonFacts,
  type HouseId,
  type OrderFacts,
  type WesterosChoice,
  type WesterosOpen,
} from '@corvo/westeros';
import { drawnNeighbours, type MapGeometry } from '@corvo/westeros/aids';
import type { FaceDown } from '../map/index.ts';

/** A board with something on it, to look at. */
export interface Sample {
  readonly geometry: MapGeometry;
  readonly printed: Record<string, AreaFacts>;
  readonly areas: Record<string, AreaState>;
  readonly orders: Readonly<Record<string, OrderFacts>>;
  readonly controllers: Record<string, HouseId | null>;
  readonly garrisons?: Record<string, GarrisonFacts>;
  readonly built?: Record<string, readonly Built[]>;
  readonly faceDown: Record<string, FaceDown>;
  readonly texts: Catalogue;
}

/** A real game of the first edition, played by the heuristic up to a moment of a round. */
export async function firstSample(round: number, moment: 'planning' | 'marches'): Promise<Sample> {
  const seats = firstEdition.seats(5);
  const options = firstEdition.resolveOptions({}, 5);
  if (isProblem(options)) throw new Error(options.code);
  let state = firstEdition.setup(options, seats, 'sample 7');
  const rng = rngFromText('sample');
  const faceDown: Record<string, FaceDown> = {};
  for (let actions = 0; actions < 4000; actions++) {
    const asked = firstEdition.waiting(state.open).filter(({ answered }) => !answered);
    const waiting = asked[0];
    if (waiting === undefined) break;
    const view = firstEdition.view(state, waiting.seat);
    const request = firstEdition.requests(view)[0];
    if (request === undefined) break;
    const choice: WesterosChoice = decide(view, request, rng);
    const isPlanning = request.ask.kind === 'orders' && request.sealed;
    if (state.open.round >= round && isPlanning && moment === 'planning') {
      const house = Object.entries(state.open.houses).find(([, entry]) => entry.seat === waiting.seat)?.[0] ?? '';
      const orders = 'orders' in choice ? choice.orders : {};
      for (const [area, order] of Object.entries(orders))
        faceDown[area] = { house, ...(house === 'stark' && { order }) };
      if (asked.length === 1) break;
    }
    if (state.open.round >= round && request.ask.kind === 'march' && moment === 'marches') break;
    const step = firstEdition.apply(state, { seat: waiting.seat, request: request.id, choice });
    if (!step.ok) throw new Error(step.problem.code);
    state = step.state;
  }
  const open: WesterosOpen = state.open;
  const { board, rulings } = rulesOf(open);
  const controllers = Object.fromEntries(board.ids.map(id => [id, rulings.controller(open, board, id)]));
  return {
    geometry: await loadMap(false),
    printed: { ...board.area },
    areas: open.areas,
    orders: board.order,
    controllers,
    faceDown,
    texts: firstEdition.messages,
  };
}

interface Sheet {
  readonly areas: readonly {
    readonly id: string;
    readonly kind: string;
    readonly en: string;
    readonly it?: string;
    readonly castle?: number;
    readonly city?: number;
    readonly stronghold: number;
    readonly supply: number;
    readonly power?: number;
    readonly crowns?: number;
    readonly home: string | null;
  }[];
}

const MARCHES = [
  'march-minus-one',
  'march-zero',
  'march-plus-one',
  'support',
  'defense-plus-one',
  'raid',
  'consolidate',
  'consolidate-star',
  'support-plus-one',
  'defense-plus-two',
  'raid-star',
];

/** A position that no game has led to: each house around its home, with everything that can lie on a map. */
function invent(
  geometry: MapGeometry,
  printed: Record<string, AreaFacts>,
): Pick<Sample, 'areas' | 'controllers' | 'garrisons' | 'built'> {
  const rng = rngFromText('invented');
  let turn = 0;
  const next = (n: number): number => (turn = (turn * 7 + 5 + rng.length) % 997) % n;
  const near = new Map<string, string[]>();
  for (const [a, b] of drawnNeighbours(geometry)) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const areas: Record<string, AreaState> = {};
  const garrisons: Record<string, GarrisonFacts> = {};
  const built: Record<string, readonly Built[]> = {};
  const controllers: Record<string, HouseId | null> = {};
  for (const id of Object.keys(printed)) areas[id] = { units: [], orders: [], power: null, force: 0, marks: [] };
  for (const facts of Object.values(printed)) {
    const house = facts.home;
    if (house === null) continue;
    const reach = [
      facts.id,
      ...(near.get(facts.id) ?? []),
      ...(near.get(facts.id) ?? []).flatMap(id => near.get(id) ?? []),
    ];
    let taken = 0;
    for (const id of new Set(reach)) {
      const [state, here] = [areas[id], printed[id]];
      if (!state || !here || controllers[id] || taken > 6 || (here.home !== null && here.home !== house)) continue;
      taken++;
      controllers[id] = here.element === 'land' ? house : null;
      const kinds = here.element === 'sea' ? ['ship', 'ship'] : ['knight', 'footman', 'footman', 'siege-engine'];
      const many = taken === 5 && here.element === 'land' ? 0 : 1 + next(here.element === 'sea' ? 2 : 4);
      state.units = kinds.slice(0, many).map((kind, i) => ({ house, kind, routed: i === 1 && next(4) === 0 }));
      if (many > 0) state.orders = [{ house, order: MARCHES[next(MARCHES.length)] ?? 'march-zero' }];
      else state.power = house;
      if (id === facts.id) {
        state.marks = ['garrison'];
        garrisons[id] = { house, strength: 2 };
      }
      if (taken === 3 && here.element === 'land') built[id] = [{ name: 'fortification', house }];
    }
  }
  for (const port of geometry.ports.slice(0, 5)) {
    const house = controllers[port.land];
    const state = areas[port.id];
    if (house && state) {
      state.units = [
        { house, kind: 'ship', routed: false },
        { house, kind: 'ship', routed: false },
      ];
      state.orders = [{ house, order: 'support' }];
    }
  }
  for (const [id, force] of [
    ['kings-landing', 5],
    ['the-eyrie', 6],
  ] as const) {
    const state = areas[id];
    if (state) areas[id] = { ...state, units: [], orders: [], power: null, force };
    controllers[id] = null;
  }
  return { areas, controllers, garrisons, built };
}

const curly = (name: string): string => name.replaceAll("'", '’');

async function inventedSample(geometry: MapGeometry, sheets: readonly Sheet[]): Promise<Sample> {
  const printed: Record<string, AreaFacts> = {};
  const names: { en: Record<string, string>; it: Record<string, string> } = { en: {}, it: {} };
  const facts = new Map(sheets.flatMap(sheet => sheet.areas).map(area => [area.id, area]));
  for (const { id } of [...geometry.areas, ...geometry.ports]) {
    const area = facts.get(id);
    if (!area) continue;
    const castles = (area.castle ?? area.city ?? 0) + area.stronghold;
    printed[id] = {
      id,
      element: area.kind as AreaFacts['element'],
      region: '',
      supply: area.supply,
      crowns: area.power ?? area.crowns ?? 0,
      points: area.stronghold > 0 ? 2 : castles,
      castle: castles > 0,
      home: area.home,
    };
    names.en[`area.${id}`] = curly(area.en);
    names.it[`area.${id}`] = curly(area.it ?? area.en);
  }
  const { orders } = await firstSample(1, 'planning');
  const own: Catalogue = {
    en: { ...names.en, 'house.martell': 'Martell', 'unit.siege-engine': 'Siege engine' },
    it: { ...names.it, 'house.martell': 'Martell', 'unit.siege-engine': 'Macchina d’assedio' },
  };
  return {
    geometry,
    printed,
    orders,
    ...invent(geometry, printed),
    faceDown: {},
    texts: { en: { ...own.en, ...firstEdition.messages.en }, it: { ...own.it, ...firstEdition.messages.it } },
  };
}

const FILES = import.meta.glob<{ default: unknown }>('../../../../../../games/*/{facts,src/board}/*.json');
const file = async (path: string): Promise<unknown> => (await FILES[`../../../../../../games/${path}`]?.())?.default;

export async function secondSample(): Promise<Sample> {
  const geometry = (await file('second-edition/src/board/second-edition.geometry.json')) as MapGeometry;
  return inventedSample(geometry, [(await file('second-edition/facts/second-edition.json')) as Sheet]);
}

export async function sixSample(): Promise<Sample> {
  return inventedSample(await loadMap(true), [
    (await file('second-edition/facts/second-edition.json')) as Sheet,
    (await file('first-edition/facts/first-edition.json')) as Sheet,
  ]);
}
