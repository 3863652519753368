import { arcText, type MapArea, type MapGeometry, type MapLayout, type Point, type Slot } from '@corvo/westeros/aids';
import { bordersOf, traceNet } from './arcs.ts';
import { firstFacts, northFacts, secondFacts, sixFacts } from './facts.ts';
import { HEIGHT, onSheet, pairKey, useFrame, WIDTH } from './frame.ts';
import { fieldOf, layOut, type Field } from './layout.ts';
import { farNames } from './names.ts';
import { partition, type Partition } from './partition.ts';
import { walkEvenly } from './plane.ts';
import { placePorts } from './ports.ts';
import { meander, sceneryOf, type Ground } from './scenery.ts';
import { makeSheet, type Sheet } from './sheet.ts';
import { WASTE, type BoardFacts, type Sketch } from './sketch.ts';
import { beyondTheWall } from './sketches/beyond-the-wall.ts';
import { firstEdition } from './sketches/first-edition.ts';
import { secondEdition } from './sketches/second-edition.ts';
import { sixPlayers } from './sketches/six-players.ts';

interface BoardPlan {
  readonly facts: () => BoardFacts;
  readonly sketch: Sketch;
  readonly file: string; // under `games`
  readonly over?: string; // the board whose other areas it keeps
}

export const PLANS: Readonly<Record<string, BoardPlan>> = {
  'first-edition': {
    facts: firstFacts,
    sketch: firstEdition,
    file: 'first-edition/src/board/first-edition.geometry.json',
  },
  'six-players': {
    facts: sixFacts,
    sketch: sixPlayers,
    file: 'first-edition/src/board/six-players.geometry.json',
    over: 'first-edition',
  },
  'second-edition': {
    facts: secondFacts,
    sketch: secondEdition,
    file: 'second-edition/src/board/second-edition.geometry.json',
  },
  'beyond-the-wall': {
    facts: northFacts,
    sketch: beyondTheWall,
    file: 'beyond-the-wall/src/board/beyond-the-wall.geometry.json',
  },
};

interface Divided extends Partition {
  readonly facts: BoardFacts;
  readonly sheet: Sheet;
}

const divided = new Map<string, Divided>();

/** The cells of a board; an overlay keeps those of the board below it. */
export function divide(board: string, attempt?: number): Divided {
  const known = attempt === undefined ? divided.get(board) : undefined;
  if (known) return known;
  const plan = PLANS[board];
  if (!plan) throw new Error(`no such board: ${board}`);
  useFrame(plan.sketch.frame);
  const facts = plan.facts();
  const sheet = makeSheet(plan.sketch.seed);
  const below = plan.over === undefined ? undefined : divide(plan.over);
  const kept = (cell: number): string | undefined => {
    const id = below?.facts.areas[below.label[cell]!]?.id;
    return id === undefined || plan.sketch.redrawn?.includes(id) || !facts.areas.some(area => area.id === id)
      ? undefined
      : id;
  };
  const found = {
    ...partition(plan.sketch, facts, sheet, attempt ?? plan.sketch.attempt, below && kept),
    facts,
    sheet,
  };
  if (attempt === undefined) divided.set(board, found);
  return found;
}

/** What must stay clear of scenery: on land what is read, at sea also where fleets lie. */
const readSlots = (layouts: Readonly<Record<string, MapLayout>>, isSea: boolean): Slot[] =>
  Object.values(layouts).flatMap(({ name, icons, units, order }) =>
    [name, icons, ...(isSea ? [units, order] : [])].filter(slot => slot !== undefined),
  );

/** What a hand put on the map: names and pieces keep clear of it. */
const landmarksOf = ({ landmarks = {} }: Sketch): Slot[] =>
  Object.values(landmarks).flatMap(list =>
    list.map(([x, y, size]) => {
      const [left, top] = onSheet([x, y]);
      return { x: left, y: top, w: 30 * size, h: 30 * size };
    }),
  );

/** Small boxes along a line that nothing may be written on. */
const alongLine = (points: readonly Point[], size: number): Slot[] =>
  walkEvenly(points, size * 1.5).map(([x, y]) => ({ x, y, w: size, h: size }));

/** Rivers and the Wall, for names and pieces to keep clear of. */
function linesToSpare({ streams = [], ruled = [], wall = [] }: Sketch): Slot[] {
  const walls = ruled.filter(({ pairs }) => pairs.some(pair => wall.some(one => pairKey(one) === pairKey(pair))));
  return [
    ...streams.flatMap(points => alongLine(meander(points.map(onSheet)), 11)),
    ...walls.flatMap(({ along }) => alongLine(along.map(onSheet), 24)),
  ];
}

const arcsOf = (borders: MapGeometry['borders'], pairs: NonNullable<Sketch['wall']>): number[] =>
  pairs.flatMap(pair => borders.find(({ between }) => pairKey(between) === pairKey(pair))?.arcs ?? []);

export function drawBoard(board: string): MapGeometry {
  const plan = PLANS[board]!;
  const { facts, sheet, label } = divide(board);
  useFrame(plan.sketch.frame);
  const net = traceNet(plan.sketch, facts, sheet, label);
  const borders = bordersOf(plan.sketch, facts, net);
  const fields = new Map<string, Field>();
  const fieldAt = (id: string): Field => {
    const index = facts.areas.findIndex(area => area.id === id);
    const field = fields.get(id) ?? fieldOf(net.rings[index]!.map(ring => ring.points));
    fields.set(id, field);
    return field;
  };
  const ports = placePorts(plan.sketch, facts, net, borders, fieldAt);
  const bridges = borders.flatMap(({ bridge, between }) =>
    bridge ? [{ between, slot: { x: bridge.x, y: bridge.y, w: 40, h: 36 } }] : [],
  );
  const corner: Slot[] = borders.flatMap(border =>
    border.corner ? [{ x: border.corner[0], y: border.corner[1], w: 24, h: 24 }] : [],
  );
  const lines = linesToSpare(plan.sketch);
  const grounds: Ground[] = facts.areas.map((area, index) => {
    const field = fieldAt(area.id);
    const rings = net.rings[index]!;
    const spared = lines.filter(({ x, y }) => field.roomAt(x, y) > -20);
    const obstacles: Slot[] = [
      ...ports.filter(port => [port.land, port.sea].includes(area.id)).flatMap(port => [port.units, port.order]),
      ...bridges.filter(({ between }) => between.includes(area.id)).map(({ slot }) => slot),
      ...corner,
      ...landmarksOf(plan.sketch),
      ...spared,
    ];
    const layouts =
      area.id === WASTE
        ? undefined
        : { en: layOut(area, 'en', field, obstacles), it: layOut(area, 'it', field, obstacles) };
    const drawn: MapArea = {
      id: area.id,
      kind: area.kind,
      region: area.kind === 'sea' ? 'sea' : (plan.sketch.regions[area.id] ?? 'north'),
      rings: rings.map(ring => ring.refs),
      middle: [Math.round(field.middle.at[0]), Math.round(field.middle.at[1])],
      ...(layouts && { layouts }),
    };
    return {
      area: drawn,
      rings: rings.map(ring => ring.points),
      field,
      taken: [...obstacles, ...readSlots(layouts ?? {}, area.kind === 'sea')],
    };
  });
  const drawn: MapGeometry = {
    board,
    provenance: 'reconstructed',
    size: [WIDTH, HEIGHT],
    arcs: net.arcs.map(arc => arcText(arc.points)),
    areas: grounds.map(({ area }) => area),
    borders,
    ports,
    wall: arcsOf(borders, plan.sketch.wall ?? [[WASTE, 'castle-black']]),
    ...(plan.sketch.dashed && { dashed: arcsOf(borders, plan.sketch.dashed) }),
    scenery: sceneryOf(plan.sketch, grounds),
    far: { en: {}, it: {} },
  };
  const names = new Map(facts.areas.map(area => [area.id, area.names]));
  return { ...drawn, far: farNames(drawn, (area, language) => names.get(area)?.[language] ?? area) };
}

/** One entry per line, so that a change can be read. */
export function geometryText(geometry: MapGeometry): string {
  const rows = Object.entries(geometry).map(([key, value]) => {
    const isList = Array.isArray(value) && typeof value[0] !== 'number';
    const text = isList
      ? `[\n${(value as unknown[]).map(entry => JSON.stringify(entry)).join(',\n')}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(key)}:${text}`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}
