import { houseAt, optionOf, type HouseId, type WesterosOpen, type WesterosState } from '@corvo/westeros';
import type { FeatureAids } from '@corvo/westeros/aids';
import { OBJECTIVES_OPTION } from '../options.ts';
import { OBJECTIVES } from './facts.ts';
import { objective, objectivesOf, tally, TALLIED, type Tallied } from './tally.ts';
import { worthNow } from './worth.ts';

const isPicked = (open: WesterosOpen): boolean => optionOf(open, OBJECTIVES_OPTION) === 1;

/** `objective HOUSE obj-nw-fist`, at a table where each plays with one. */
function readObjective({ open }: WesterosState, [house = '', card = '', ...more]: readonly string[]) {
  const cards = OBJECTIVES[house];
  if (!isPicked(open)) return 'a table with one objective each';
  if (cards === undefined || !cards.includes(card) || more.length > 0) return 'a house and one of its objectives';
  objective.put(houseAt(open, house), card);
  return undefined;
}

const isTallied = (word: string): word is Tallied => (TALLIED as readonly string[]).includes(word);

/** `tally HOUSE lost 1 slain 3`: what the round has brought so far. */
function readTally({ open }: WesterosState, [house = '', ...words]: readonly string[]): string | undefined {
  const wanted = `a house of the north and ${TALLIED.join(', ')} with numbers`;
  if (!Object.hasOwn(OBJECTIVES, house)) return wanted;
  const counted: Partial<Record<Tallied, number>> = {};
  for (let at = 0; at < words.length; at += 2) {
    const [what = '', number = ''] = words.slice(at);
    if (!isTallied(what) || !/^\d{1,3}$/.test(number)) return wanted;
    counted[what] = Number(number);
  }
  if (words.length > 0) tally.put(houseAt(open, house), counted);
  return undefined;
}

const housesIn = (open: WesterosOpen): HouseId[] => Object.keys(OBJECTIVES).filter(house => house in open.houses);

/** Objectives in positions, figures, explanations and the drawing for terminals. */
export const objectiveAids: FeatureAids = {
  id: 'objectives',
  position: {
    lines: { objective: readObjective, tally: readTally },
    settle({ open }) {
      if (!isPicked(open)) return undefined;
      for (const house of housesIn(open)) {
        const state = houseAt(open, house);
        const [first] = OBJECTIVES[house] ?? [];
        if (objective.of(state) === undefined && first !== undefined) objective.put(state, first);
      }
      return undefined;
    },
    write: open =>
      housesIn(open).flatMap(house => {
        const state = houseAt(open, house);
        const [card, counted] = [objective.of(state), tally.of(state)];
        return [
          ...(card === undefined ? [] : [`objective ${house} ${card}`]),
          ...(counted === undefined
            ? []
            : [['tally', house, ...TALLIED.flatMap(what => (what in counted ? [what, counted[what]] : []))].join(' ')]),
        ];
      }),
  },
  figures: open =>
    Object.fromEntries(
      housesIn(open).flatMap(house => {
        const cards = objectivesOf(open, house);
        return [
          [`objectives ${house}`, [...cards]],
          ...cards.map(card => [card, worthNow(open, house, card)]),
          ...TALLIED.map(what => [`${what} ${house}`, tally.of(houseAt(open, house))?.[what] ?? 0]),
        ];
      }),
    ),
  explain: {
    house: (open, _rules, house) =>
      house in OBJECTIVES
        ? objectivesOf(open, house).map(card => ({
            key: 'explain.objective',
            data: { card, amount: worthNow(open, house, card) },
          }))
        : [],
  },
  draw: {
    table: (open, { say }) =>
      housesIn(open).flatMap(house =>
        objectivesOf(open, house).map(
          card => `  ${say('draw.objective', { house, card, amount: worthNow(open, house, card) })}`,
        ),
      ),
  },
};
