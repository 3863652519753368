import type { Sentence } from '@corvo/core';
import { COLUMNS, HOUSES, houseOf, isCharacter, isCompanion, SIZE, VARYS, type House } from '../cards.ts';
import { charactersOf } from '../counts.ts';
import type { HandView, Open } from '../state.ts';
import { companionText } from '../texts/sentences.ts';

const isHouse = (id: string): id is House => (HOUSES as readonly string[]).includes(id);

function aboutHouse({ grid, banners }: Open, house: House): Sentence[] {
  const left = grid.filter(card => card !== null && houseOf(card) === house).length;
  const seat = banners[house];
  return [
    { key: 'explain.house', data: { house, size: SIZE[house], left } },
    seat === null ? { key: 'explain.no-banner', data: { house } } : { key: 'explain.banner', data: { house, seat } },
  ];
}

function aboutCharacter({ grid, seats, areas }: Open, character: string): Sentence {
  const house = houseOf(character);
  if (grid.includes(character)) return { key: 'explain.character.grid', data: { house } };
  const seat = seats.find(owner => charactersOf(areas[owner]).includes(character));
  return seat === undefined
    ? { key: 'explain.character.killed', data: { house } }
    : { key: 'explain.character.seat', data: { house, seat } };
}

/** A House, a character, a companion or Varys, as things stand; of the moment itself there are no figures to explain. */
export function explain({ open }: HandView, thing: string | null): readonly Sentence[] {
  if (thing === null) return [];
  if (isHouse(thing)) return aboutHouse(open, thing);
  if (isCharacter(thing)) return [aboutCharacter(open, thing)];
  if (isCompanion(thing)) return [{ key: companionText(thing, open.options), data: {} }];
  if (thing !== VARYS) return [];
  const { varys } = open;
  return [{ key: 'explain.varys', data: { row: Math.floor(varys / COLUMNS) + 1, column: (varys % COLUMNS) + 1 } }];
}
