import { arcPoints, drawnNeighbours, isInside, MAP_LANGUAGES, ringsOf, ZOOM_BANDS } from '@corvo/westeros/aids';
import type { Label, MapArea, MapGeometry, MapLanguage, Point, Slot } from '@corvo/westeros/aids';
import { onEdge, pairKey } from './frame.ts';
import { gapBetween } from './layout.ts';
import { areaAt } from '../../apps/web/src/boards/westeros/map/area-at.ts';
import { upright } from '../../apps/web/src/boards/westeros/map/boxes.ts';
import { namesAt } from '../../apps/web/src/boards/westeros/map/names.ts';
import { lettersOf, linesOf, lineWidth } from './letters.ts';
import { APART, islandsOf, LINES_APART } from './names.ts';
import { lengthOf, ringDistance, surface } from './plane.ts';
import type { BoardFacts } from './sketch.ts';

/** A border shorter than this cannot be seen. */
const LEAST_BORDER = 40;

/** Where the drawing and the facts disagree about which areas touch. */
export function adjacencyFaults(geometry: MapGeometry, facts: BoardFacts): string[] {
  const playable = new Set(
    facts.areas.filter(area => area.kind !== 'waste' && area.isScenery !== true).map(area => area.id),
  );
  const wanted = new Set(facts.pairs.filter(pair => pair.every(id => playable.has(id))).map(pairKey));
  const drawn = new Set(
    drawnNeighbours(geometry)
      .filter(pair => pair.every(id => playable.has(id)))
      .map(pairKey),
  );
  const arcs = geometry.arcs.map(arcPoints);
  const users = usersOf(geometry);
  const faults = [
    ...[...wanted].filter(pair => !drawn.has(pair)).map(pair => `not drawn: ${pair}`),
    ...[...drawn].filter(pair => !wanted.has(pair)).map(pair => `drawn, yet not in the facts: ${pair}`),
  ];
  for (const border of geometry.borders) {
    const pair = pairKey(border.between);
    if (border.corner) {
      for (const id of border.between)
        if (
          !shapeOf(geometry, arcs, id)
            .flat()
            .some(point => point.join() === border.corner?.join())
        )
          faults.push(`${id} does not reach the corner of ${pair}`);
      continue;
    }
    // What the list says must be what the rings show.
    const shared = users.flatMap((ids, k) => (ids.length === 2 && pairKey([ids[0]!, ids[1]!]) === pair ? [k] : []));
    if (shared.join() !== [...border.arcs].sort((a, b) => a - b).join()) faults.push(`list and rings differ: ${pair}`);
    const length = border.arcs.reduce((sum, k) => sum + lengthOf(arcs[k]!), 0);
    if (border.kind !== 'river' && length < LEAST_BORDER) faults.push(`too short to see: ${pair} ${length.toFixed(0)}`);
    if (border.kind === 'river' && wanted.has(pair) !== (border.bridge !== undefined))
      faults.push(`river without sense: ${pair}`);
    const { bridge } = border;
    if (bridge && !border.arcs.some(k => ringDistance([bridge.x, bridge.y], arcs[k]!) < 2))
      faults.push(`the bridge of ${pair} lies elsewhere`);
  }
  const listed = new Set(geometry.borders.map(border => pairKey(border.between)));
  users.forEach((ids, k) => {
    if (ids.length === 1 ? !arcs[k]!.every(onEdge(geometry.size)) : ids.length !== 2)
      faults.push(`arc ${k} is used by ${ids.join(', ')}`);
    else if (ids.length === 2 && !listed.has(pairKey([ids[0]!, ids[1]!]))) faults.push(`arc ${k} belongs to no border`);
  });
  return faults;
}

function usersOf({ arcs, areas }: MapGeometry): string[][] {
  const users: string[][] = arcs.map(() => []);
  for (const area of areas) for (const ref of area.rings.flat()) users[ref < 0 ? ~ref : ref]!.push(area.id);
  return users;
}

function shapeOf(geometry: MapGeometry, arcs: readonly (readonly Point[])[], id: string): Point[][] {
  const area = geometry.areas.find(entry => entry.id === id);
  return area ? ringsOf(arcs, area) : [];
}

/** Open rings, areas that do not fill the sheet, lines that cross, islands that touch land. */
export function shapeFaults(geometry: MapGeometry, facts: BoardFacts): string[] {
  const faults: string[] = [];
  const arcs = geometry.arcs.map(arcPoints);
  const [width, height] = geometry.size;
  const ids = geometry.areas.map(area => area.id);
  if (
    ids.toSorted().join() !==
    facts.areas
      .map(area => area.id)
      .toSorted()
      .join()
  )
    faults.push('not the areas of the facts');
  for (const area of geometry.areas) {
    if (area.kind !== facts.areas.find(entry => entry.id === area.id)?.kind)
      faults.push(`${area.id} is of another kind`);
    for (const ring of area.rings)
      ring.forEach((ref, i) => {
        const end = ref < 0 ? arcs[~ref]![0] : arcs[ref]!.at(-1);
        const next = ring[(i + 1) % ring.length]!;
        const start = next < 0 ? arcs[~next]!.at(-1) : arcs[next]![0];
        if (end?.join() !== start?.join()) faults.push(`an open ring: ${area.id}`);
      });
  }
  const total = geometry.areas.flatMap(area => ringsOf(arcs, area)).reduce((sum, ring) => sum + surface(ring), 0);
  if (Math.abs(total - width * height) > 1) faults.push(`areas cover ${total.toFixed(0)} of ${width * height}`);
  faults.push(...crossings(arcs));
  const land = new Set(facts.areas.filter(area => area.kind !== 'sea').map(area => area.id));
  for (const id of facts.islands)
    if (geometry.borders.some(({ between }) => between.includes(id) && between.every(other => land.has(other))))
      faults.push(`not an island: ${id}`);
  return faults;
}

/** Segments by the squares of a grid they lie in, so that only near ones are compared. */
function crossings(arcs: readonly (readonly Point[])[]): string[] {
  const grid = new Map<string, { readonly a: Point; readonly b: Point; readonly k: number }[]>();
  const faults = new Set<string>();
  const side = (a: Point, b: Point, c: Point): number =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  arcs.forEach((points, k) => {
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1]!, points[i]!];
      for (let x = Math.floor(Math.min(a[0], b[0]) / 30); x <= Math.max(a[0], b[0]) / 30; x++)
        for (let y = Math.floor(Math.min(a[1], b[1]) / 30); y <= Math.max(a[1], b[1]) / 30; y++) {
          const here = grid.get(`${x} ${y}`) ?? [];
          for (const other of here)
            if (
              side(a, b, other.a) * side(a, b, other.b) < 0 &&
              side(other.a, other.b, a) * side(other.a, other.b, b) < 0
            )
              faults.add(`arcs ${other.k} and ${k} cross near ${a.join(' ')}`);
          here.push({ a, b, k });
          grid.set(`${x} ${y}`, here);
        }
    }
  });
  return [...faults];
}

/** Ports that do not lie in their sea beside a quay of their land. */
export function portFaults(geometry: MapGeometry, facts: BoardFacts): string[] {
  const arcs = geometry.arcs.map(arcPoints);
  const faults: string[] = [];
  const key = ({ id, land, sea }: { id: string; land: string; sea: string }): string => `${id} ${land} ${sea}`;
  if (geometry.ports.map(key).toSorted().join() !== facts.ports.map(key).toSorted().join())
    faults.push('not the ports of the facts');
  for (const { id, land, sea, quay, units, order } of geometry.ports) {
    const border = geometry.borders.find(({ between }) => pairKey(between) === pairKey([land, sea]));
    if (!border?.arcs.some(k => ringDistance(quay, arcs[k]!) < 0.2))
      faults.push(`${id}: the quay is not on the coast between ${land} and ${sea}`);
    const water = shapeOf(geometry, arcs, sea);
    for (const [what, slot] of [
      ['basin', units],
      ['order', order],
    ] as const)
      if (!isInside([slot.x, slot.y], water)) faults.push(`${id}: its ${what} does not lie in ${sea}`);
    if (Math.hypot(units.x - quay[0], units.y - quay[1]) > 40) faults.push(`${id} lies far from its quay`);
    if (gapBetween(units, order) < 0) faults.push(`${id}: the order covers the basin`);
  }
  return faults;
}

type Named = readonly [what: string, slot: Slot & { readonly angle?: number }];

function slotsOf(area: MapArea, language: MapLanguage): Named[] {
  const layout = area.layouts?.[language];
  return Object.entries(layout ?? {}).map(([what, slot]) => [`${what} of ${area.id} (${language})`, slot as Slot]);
}

/** Points of a name that must lie in its area, a little within its box: letters are not as square as that. */
function rimOf({ x, y, w, h, angle, bend }: Label): Point[] {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [-0.9, -0.45, 0, 0.45, 0.9].flatMap(a =>
    [-0.7, 0.7].map((b): Point => {
      const dx = (a * w) / 2;
      const dy = (b * (h - Math.abs(bend))) / 2 - bend * (1 - a * a) + bend / 2;
      return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
    }),
  );
}

/** Names that leave their area or are wider than their box, slots that cover each other, in any language. */
export function layoutFaults(geometry: MapGeometry, facts: BoardFacts): string[] {
  const arcs = geometry.arcs.map(arcPoints);
  const faults: string[] = [];
  for (const language of MAP_LANGUAGES) {
    const all: Named[] = [
      ...geometry.areas.flatMap(area => slotsOf(area, language)),
      ...geometry.ports.flatMap(({ id, units, order }): Named[] => [
        [`basin of ${id}`, units],
        [`order of ${id}`, order],
      ]),
    ];
    for (const [i, [what, slot]] of all.entries())
      for (const [other, covered] of all.slice(i + 1))
        if (Math.abs(slot.x - covered.x) < 260 && gapBetween(slot, covered) < -0.5)
          faults.push(`${what} covers ${other}`);
    for (const area of geometry.areas) {
      const entry = facts.areas.find(fact => fact.id === area.id)!;
      if (entry.kind === 'waste') continue;
      const layout = area.layouts?.[language];
      if (!layout) {
        faults.push(`${area.id} has no layout (${language})`);
        continue;
      }
      const rings = ringsOf(arcs, area);
      const name = entry.names[language];
      const lines = linesOf(name, layout.name.words);
      const width =
        Math.max(...lines.map(line => lineWidth(line, entry.kind === 'sea' ? 'sea' : 'land'))) * layout.name.size;
      if (lines.join(' ') !== name) faults.push(`the name of ${area.id} is not broken into its words (${language})`);
      if (width > layout.name.w + 1) faults.push(`the name of ${area.id} is wider than its box (${language})`);
      if (rimOf(layout.name).some(point => !isInside(point, rings)))
        faults.push(`the name of ${area.id} leaves it (${language})`);
      for (const [what, slot] of slotsOf(area, language))
        if (!isInside([slot.x, slot.y], rings)) faults.push(`${what} lies elsewhere`);
      if (entry.icons + (entry.home ? 1 : 0) > 0 !== (layout.icons !== undefined))
        faults.push(`${area.id}: icons and their place differ`);
      if ((entry.kind === 'land') !== (layout.token !== undefined && layout.mark !== undefined))
        faults.push(`${area.id}: tokens lie on land`);
    }
  }
  return faults;
}

/** From this zoom on, which every table begins with, there is room for each name beside what lies in its area. */
const ROOM_FROM = 0.76;

/** Names that lie across a border, at any zoom that has room for them: at most they reach over a coast into the sea. */
export function nameFaults(geometry: MapGeometry, facts: BoardFacts): string[] {
  const arcs = geometry.arcs.map(arcPoints);
  const shapes = geometry.areas.map(area => ({ ...area, rings: ringsOf(arcs, area) }));
  const seas = shapes.filter(({ kind }) => kind === 'sea');
  return MAP_LANGUAGES.flatMap(language =>
    ZOOM_BANDS.filter(k => k >= ROOM_FROM).flatMap(k => {
      const names = namesAt(geometry, language, k);
      return shapes.flatMap(({ id, kind, rings }) => {
        const label = names.get(id);
        const name = facts.areas.find(area => area.id === id)?.names[language];
        if (label === undefined || name === undefined) return [];
        const isAtSea = (point: Point): boolean => seas.some(sea => isInside(point, sea.rings));
        const letters = lettersOf(label, name, kind === 'sea' ? 'sea' : 'land');
        const strays = letters.filter(point => !isInside(point, rings) && (kind === 'sea' || !isAtSea(point)));
        return strays.length === 0 ? [] : [`the name of ${id} lies across a border (${language}, ${k})`];
      });
    }),
  );
}

/** Where each area must have its name, and half of it must be there; from further away it may have none. */
const ALL_FROM = 0.5;
const MOSTLY = 0.7;

/** Names of lands that lie mostly on others, at any zoom: read from afar they name those. Islands have theirs at sea. */
export function misleadingNames(geometry: MapGeometry, facts: BoardFacts): string[] {
  const whose = areaAt(geometry);
  const islands = islandsOf(geometry);
  return MAP_LANGUAGES.flatMap(language =>
    ZOOM_BANDS.flatMap(k => {
      const names = namesAt(geometry, language, k);
      return geometry.areas.flatMap(({ id, kind }) => {
        const label = names.get(id);
        const name = facts.areas.find(area => area.id === id)?.names[language];
        if (label === undefined || name === undefined || kind !== 'land' || islands.has(id)) return [];
        const letters = lettersOf(label, name, 'land');
        const share = letters.filter(([x, y]) => whose(x, y) === id).length / letters.length;
        return share >= (k < ALL_FROM ? MOSTLY : 0.5)
          ? []
          : [`the name of ${id} lies mostly on others (${language}, ${k})`];
      });
    }),
  );
}

/** Names in the same letters that stand so near to each other, at any zoom, that they are read as one. */
export function joinedNames(geometry: MapGeometry): string[] {
  const kinds = new Map(geometry.areas.map(({ id, kind }) => [id, kind === 'sea']));
  const gap = (one: number, other: number, long: number, longOther: number): number =>
    Math.abs(one - other) - (long + longOther) / 2;
  return MAP_LANGUAGES.flatMap(language =>
    ZOOM_BANDS.flatMap(k => {
      const names = [...namesAt(geometry, language, k)];
      return names.flatMap(([id, name], i) =>
        names.slice(i + 1).flatMap(([otherId, other]) => {
          const size = Math.min(name.size, other.size);
          const [one, two] = [upright(name), upright(other)];
          const isJoined =
            kinds.get(id) === kinds.get(otherId) &&
            gap(one.x, two.x, one.w, two.w) < (APART - ROUNDED) * size &&
            gap(one.y, two.y, one.h, two.h) < (LINES_APART - ROUNDED) * size;
          return isJoined ? [`the names of ${id} and ${otherId} run together (${language}, ${k})`] : [];
        }),
      );
    }),
  );
}
const ROUNDED = 0.05; // boxes are written down in whole units
