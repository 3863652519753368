import { readFileSync } from 'node:fs';
import { beyondTheWall } from '@corvo/beyond-the-wall';
import type { Catalogue } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { secondEdition } from '@corvo/second-edition';
import type { Point } from '@corvo/westeros/aids';
import { WASTE, type BoardFacts, type FactArea } from './sketch.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8'));

interface FirstArea {
  readonly id: string;
  readonly kind: 'land' | 'sea';
  readonly city: number;
  readonly stronghold: number;
  readonly supply: number;
  readonly crowns: number;
  readonly home: string | null;
  readonly sketch: { readonly x: number; readonly y: number };
}
interface FirstSheet {
  readonly areas: readonly FirstArea[];
  readonly adjacency: readonly { readonly a: string; readonly b: string }[];
  readonly islands: readonly string[];
}
interface SecondArea {
  readonly id: string;
  readonly kind: 'land' | 'sea' | 'port';
  readonly castle: number;
  readonly stronghold: number;
  readonly supply: number;
  readonly power: number;
  readonly home: string | null;
  readonly land: string;
  readonly sea: string;
  readonly sketch: { readonly x: number; readonly y: number };
}
interface SecondSheet {
  readonly areas: readonly SecondArea[];
  readonly adjacency: readonly (readonly [string, string])[];
  readonly sketchMeets: {
    readonly points: readonly {
      readonly between: readonly [string, string];
      readonly at: readonly { readonly x: number; readonly y: number }[];
    }[];
  };
}
interface ClashSheet {
  readonly sixPlayers: {
    readonly map: {
      readonly removedAreas: readonly string[];
      readonly addedAreas: readonly FirstArea[];
      readonly iconChanges: readonly { readonly area: string; readonly set: Partial<FirstArea> }[];
      readonly removedAdjacency: readonly (readonly [string, string])[];
      readonly addedAdjacency: readonly { readonly a: string; readonly b: string }[];
    };
  };
  readonly ports: {
    readonly list: readonly { readonly land: string; readonly sea: string | Readonly<Record<string, string>> }[];
  };
}

const first = read('first-edition/facts/first-edition.json') as FirstSheet;
const second = read('second-edition/facts/second-edition.json') as SecondSheet;
const clash = read('clash-of-kings/facts/clash-of-kings.json') as ClashSheet;

/** Names as the games write them; areas of the overlay have theirs in the second edition. */
function namesOf(catalogues: readonly Catalogue[], id: string): FactArea['names'] {
  const key = `area.${id}`;
  const found = catalogues.find(({ en, it }) => en[key] !== undefined && it[key] !== undefined);
  if (!found) throw new Error(`no catalogue names ${id}`);
  return { en: found.en[key]!, it: found.it[key]! };
}
const at = ({ x, y }: { readonly x: number; readonly y: number }): Point => [x, y];

/** Where pairs of areas meet, as the fact sheet of the second edition sketches it. */
export const SECOND_MEETS = second.sketchMeets.points.map(({ between, at: points }) => ({
  between,
  at: points.map(at),
}));

/** About where an area or a port lies on the board of the second edition. */
export const SECOND_CENTRES: Readonly<Record<string, Point>> = Object.fromEntries(
  second.areas.filter(area => area.kind !== 'port').map(area => [area.id, at(area.sketch)]),
);
export const SECOND_PORTS: Readonly<Record<string, Point>> = Object.fromEntries(
  second.areas.filter(area => area.kind === 'port').map(area => [area.id, at(area.sketch)]),
);

interface NorthSheet {
  readonly areas: readonly {
    readonly id: string;
    readonly crowns: number;
    readonly barrels: number;
    readonly x: number;
    readonly y: number;
    readonly printedControl: string | null;
  }[];
  readonly adjacency: readonly { readonly a: string; readonly b: string }[];
}

/** The north by itself; its seas are drawn and never played. */
export function northFacts(): BoardFacts {
  const north = read('beyond-the-wall/facts/beyond-the-wall.json') as NorthSheet;
  const sea = (id: string, en: string, it: string, point: Point): FactArea => ({
    id,
    kind: 'sea',
    icons: 0,
    home: false,
    at: point,
    names: { en, it },
    isScenery: true,
  });
  return {
    areas: [
      ...north.areas.map((area): FactArea => ({
        id: area.id,
        kind: 'land',
        icons: area.crowns + area.barrels,
        home: area.printedControl !== null,
        at: [area.x / 1000, area.y / 960],
        names: namesOf([beyondTheWall.messages], area.id),
      })),
      sea('btw-sea-west', 'Bay of Ice', 'Baia dei Ghiacci', [0.015, 0.5]),
      sea('btw-sea-east', 'The Shivering Sea', 'Mare dei Brividi', [0.985, 0.5]),
    ],
    pairs: north.adjacency.map(({ a, b }) => [a, b] as const),
    ports: [],
    islands: [],
  };
}

const fromFirst = (area: FirstArea): FactArea => ({
  id: area.id,
  kind: area.kind,
  icons: area.city + area.stronghold + area.supply + area.crowns,
  home: area.home !== null,
  at: at(area.sketch),
  names: namesOf([firstEdition.messages, secondEdition.messages], area.id),
});

const fromSecond = (area: SecondArea): FactArea => ({
  id: area.id,
  kind: area.kind as 'land' | 'sea',
  icons: area.castle + area.stronghold + area.supply + area.power,
  home: area.home !== null,
  at: at(area.sketch),
  names: namesOf([secondEdition.messages], area.id),
});

const WASTELAND: FactArea = {
  id: WASTE,
  kind: 'waste',
  icons: 0,
  home: false,
  at: [0.6, -0.025],
  names: { en: '', it: '' },
};
const WASTE_PAIRS = ['castle-black', 'bay-of-ice', 'the-shivering-sea'].map(id => [WASTE, id] as const);

const clashPorts = (players: string): BoardFacts['ports'] =>
  clash.ports.list.map(({ land, sea }) => ({
    id: `port-of-${land}`,
    land,
    sea: typeof sea === 'string' ? sea : sea[players]!,
  }));

/** The board of up to five; the ports of the expansion lie ready on it. */
export function firstFacts(): BoardFacts {
  return {
    areas: [WASTELAND, ...first.areas.map(fromFirst)],
    pairs: [...WASTE_PAIRS, ...first.adjacency.map(({ a, b }) => [a, b] as const)],
    ports: clashPorts('3-5'),
    islands: first.islands,
  };
}

/** The same with the southern overlay for six. */
export function sixFacts(): BoardFacts {
  const { removedAreas, addedAreas, iconChanges, removedAdjacency, addedAdjacency } = clash.sixPlayers.map;
  const gone = new Set(removedAdjacency.map(pair => [...pair].sort().join()));
  const changed = (area: FirstArea): FirstArea => ({
    ...area,
    ...iconChanges.find(change => change.area === area.id)?.set,
  });
  return {
    areas: [
      WASTELAND,
      ...[...first.areas.filter(area => !removedAreas.includes(area.id)), ...addedAreas].map(changed).map(fromFirst),
    ],
    pairs: [
      ...WASTE_PAIRS,
      ...[...first.adjacency.filter(({ a, b }) => !gone.has([a, b].sort().join())), ...addedAdjacency].map(
        ({ a, b }) => [a, b] as const,
      ),
    ],
    ports: clashPorts('6'),
    islands: first.islands,
  };
}

export function secondFacts(): BoardFacts {
  const isPort = new Set(second.areas.filter(area => area.kind === 'port').map(area => area.id));
  return {
    areas: [WASTELAND, ...second.areas.filter(area => area.kind !== 'port').map(fromSecond)],
    pairs: [...WASTE_PAIRS, ...second.adjacency.filter(([a, b]) => !isPort.has(a) && !isPort.has(b))],
    ports: second.areas.filter(area => area.kind === 'port').map(({ id, land, sea }) => ({ id, land, sea })),
    islands: ['dragonstone', 'pyke', 'the-arbor'],
  };
}
