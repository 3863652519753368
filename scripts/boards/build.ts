import { arcText, type MapArea, type MapGeometry, type MapLayout, type Slot } from '@corvo/westeros/aids';
import { bordersOf, traceNet } from './arcs.ts';
import { firstFacts, secondFacts, sixFacts } from './facts.ts';
import { HEIGHT, pairKey, WIDTH } from './frame.ts';
import { fieldOf, layOut, type Field } from './layout.ts';
import { farNames } from './names.ts';
import { partition, type Partition } from './partition.ts';
import { placePorts } from './ports.ts';
import { sceneryOf, type Ground } from './scenery.ts';
import { makeSheet, type Sheet } from './sheet.ts';
import { WASTE, type BoardFacts, type Sketch } from './sketch.ts';
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

export function drawBoard(board: string): MapGeometry {
  const plan = PLANS[board]!;
  const { facts, sheet, label } = divide(board);
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
  const grounds: Ground[] = facts.areas.map((area, index) => {
    const field = fieldAt(area.id);
    const rings = net.rings[index]!;
    const obstacles: Slot[] = [
      ...ports.filter(port => [port.land, port.sea].includes(area.id)).flatMap(port => [port.units, port.order]),
      ...bridges.filter(({ between }) => between.includes(area.id)).map(({ slot }) => slot),
      ...corner,
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
    wall: borders.find(({ between }) => pairKey(between) === pairKey([WASTE, 'castle-black']))?.arcs ?? [],
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
