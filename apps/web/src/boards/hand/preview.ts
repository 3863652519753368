import {
  isPlainObject,
  type Event,
  type Game,
  type Outcome,
  type Plain,
  type Request,
  type Seat,
  type View,
} from '@corvo/core';
import { CELLS, count, HOUSES, houseOf, spaceName, type House, type Open } from '@corvo/hand-of-the-king';
import { foresee } from '../../kit/foresee.ts';
import type { Words } from '../../kit/words.ts';

/** What a choice would do to the table, for the board to draw before anybody commits. */
export interface Preview {
  readonly taken: readonly number[]; // spaces, nearest first
  readonly killed: readonly number[];
  readonly from: number;
  readonly lands: number | null; // where Varys would stand
  readonly swapped: readonly number[];
  readonly banners: readonly { readonly house: House; readonly from: Seat | null; readonly to: Seat | null }[];
  readonly gains: Readonly<Record<string, number>>; // by `SEAT HOUSE`
  readonly companion: boolean; // one would be chosen
  readonly outcome: Outcome | null; // the game would end
  readonly events: readonly Event[];
}

const CELL_OF = new Map(Array.from({ length: CELLS }, (_, cell) => [spaceName(cell), cell]));
export const cellOf = (space: unknown): number | undefined =>
  typeof space === 'string' ? CELL_OF.get(space) : undefined;

const field = (event: Event, name: string): Plain | undefined =>
  isPlainObject(event.data) ? (event.data[name] as Plain) : undefined;

/** The space an event speaks of. */
export const spaceOf = (event: Event): number | undefined => cellOf(field(event, 'space'));

function spaces(events: readonly Event[], type: string): number[] {
  return events
    .filter(event => event.type === type)
    .map(spaceOf)
    .filter(cell => cell !== undefined);
}

export function previewOf(game: Game, view: View, request: Request, choice: Plain): Preview | undefined {
  const seen = foresee(game, view, request, choice);
  if (seen === undefined) return undefined;
  const before = view.open as Open;
  const after = seen.after.open as Open;
  const { events } = seen;
  const swap = events.find(({ type }) => type === 'swapped');
  const gains: Record<string, number> = {};
  for (const seat of before.seats) {
    for (const house of HOUSES) {
      const gain = count(after, seat, house) - count(before, seat, house);
      if (gain !== 0) gains[`${seat} ${house}`] = gain;
    }
  }
  return {
    taken: spaces(events, 'taken'),
    killed: spaces(events, 'killed'),
    from: before.varys,
    lands: after.varys === before.varys ? null : after.varys,
    swapped:
      swap === undefined
        ? []
        : ((field(swap, 'spaces') ?? []) as string[]).map(cellOf).filter(cell => cell !== undefined),
    banners: HOUSES.filter(house => before.banners[house] !== after.banners[house]).map(house => ({
      house,
      from: before.banners[house],
      to: after.banners[house],
    })),
    gains,
    companion: after.frames.at(-1)?.why === 'choose-companion',
    outcome: after.outcome,
    events,
  };
}

/** Events that say best themselves what would happen. */
const TOLD = ['banner-moved', 'companion-kept', 'killed', 'exchanged', 'no-effect', 'extra-turn'];

/** The preview in short phrases, for the decision bar and for those who do not see the board. */
export function phrases(preview: Preview, request: Request, words: Words): string[] {
  const found: string[] = [];
  const taken = preview.events.filter(({ type }) => type === 'taken').map(event => String(field(event, 'character')));
  if (taken.length > 0) {
    found.push(
      words.t('fs-take', {
        count: taken.length,
        house: words.say(`house.${houseOf(taken[0] as string)}`),
        names: taken.map(words.thing),
      }),
    );
  }
  if (preview.lands !== null && request.why === 'declare') {
    const [row = '', column = ''] = spaceName(preview.lands).split(',');
    found.push(words.t('fs-lands', { row, column }));
  }
  for (const event of preview.events) if (TOLD.includes(event.type)) found.push(words.event(event));
  if (preview.companion) found.push(words.t('fs-companion'));
  else if (request.why === 'declare' && taken.length > 0 && preview.banners.length === 0)
    found.push(words.t('fs-no-banner'));
  if (preview.outcome !== null) found.push(words.t('fs-over', words.subject(preview.outcome.ranking[0] ?? [])));
  return found;
}
