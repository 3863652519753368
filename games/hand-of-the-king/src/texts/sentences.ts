import { isPlainObject, type ChoiceShape, type Event, type Plain, type Seat } from '@corvo/core';
import type { CompanionId } from '../cards.ts';
import { charactersOf } from '../counts.ts';
import { collectedCells, readDeclaration } from '../court.ts';
import { isRaven } from '../raven.ts';
import type { Open, Options } from '../state.ts';

/** Which message says a thing, and its data. Seats are still ids: whoever shows the sentence puts their names in. */
export interface Sentence {
  readonly key: string;
  readonly data: Plain;
}

const ownerOf = (open: Open, card: string): Seat =>
  open.seats.find(seat => charactersOf(open.areas[seat]).includes(card)) ?? '';

function optionData(open: Open, why: string, option: string): Plain {
  const declared = readDeclaration(option);
  if (declared !== undefined) return { ...declared, count: collectedCells(open.grid, open.varys, declared).length };
  const [first = '', , third = ''] = option.split(' ');
  if (why === 'give-banner') return { house: first, seat: third }; // stark to ada
  return why === 'name-house' ? { house: first } : {};
}

/** A legal choice in words, fit for a button. */
export function choiceMessage(open: Open, why: string, choice: ChoiceShape): Sentence {
  const key = `choice.${why}`;
  if ('option' in choice) {
    if (isRaven(choice.option)) return { key: 'choice.raven', data: { seat: choice.option.split(' ')[1] ?? '' } };
    return { key, data: optionData(open, why, choice.option) };
  }
  if ('card' in choice && choice.card !== null)
    return { key, data: { card: choice.card, seat: ownerOf(open, choice.card) } };
  if ('cards' in choice) return { key, data: { first: choice.cards[0] ?? '', second: choice.cards[1] ?? '' } };
  throw new Error(`no words for ${JSON.stringify(choice)}`);
}

const SPACE = /^\d,\d$/; // no seat is called so: their names have no comma

/** The message of an event that says most about it. */
export function eventMessage({ type, data }: Event): Sentence {
  const key = `event.${type}`;
  if (!isPlainObject(data)) return { key, data };
  const { from, to } = data;
  if (type === 'banner-moved') {
    return { key: `${key}.${from === null ? 'from-supply' : to === null ? 'to-supply' : 'from-seat'}`, data };
  }
  if (type === 'taken' || type === 'killed') {
    return { key: `${key}.${SPACE.test(String(from)) ? 'from-grid' : 'from-seat'}`, data };
  }
  if (type === 'swapped' && Array.isArray(data['spaces'])) {
    return { key, data: { ...data, spaces: data['spaces'].map(space => `(${space})`) } };
  }
  return { key, data };
}

/** The key of what a companion does at a table with these options. */
export function companionText(companion: CompanionId, options: Options): string {
  const key = `companion.${companion}.text`;
  if (companion === 'jon-snow' && options.jonSnowNeedsGridHouse) return `${key}.grid`;
  if (companion === 'jaqen-hghar' && options.jaqenReading === 'B') return `${key}.grid`;
  if (companion === 'ramsay-snow' && options.ramsayMaySwapVarys) return `${key}.varys`;
  if (companion === 'shae' && options.shaeReading === 'B') return `${key}.tyrion`;
  return key;
}
