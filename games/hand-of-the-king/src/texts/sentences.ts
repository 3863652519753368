import {
  isPlainObject,
  type ChoiceShape,
  type Event,
  type Plain,
  type Seat,
  type Sentence,
  type Telling,
} from '@corvo/core';
import type { CompanionId } from '../cards.ts';
import { charactersOf } from '../counts.ts';
import { collectedCells, readDeclaration } from '../court.ts';
import { isRaven } from '../raven.ts';
import type { Open, Options } from '../state.ts';

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
  if ('cards' in choice) return { key, data: { one: choice.cards[0] ?? '', other: choice.cards[1] ?? '' } };
  throw new Error(`no words for ${JSON.stringify(choice)}`);
}

/** The message of an event that says most about it. */
export function eventMessage({ type, data }: Event): Sentence {
  const key = `event.${type}`;
  if (!isPlainObject(data)) return { key, data };
  if (type === 'banner-moved') {
    const { from, to } = data;
    return { key: `${key}.${from === null ? 'from-supply' : to === null ? 'to-supply' : 'from-seat'}`, data };
  }
  if (type === 'declared') {
    const [row = '', column = ''] = String(data['to']).split(',');
    return { key: `${key}.to`, data: { ...data, row, column } };
  }
  if (type === 'taken' || type === 'killed') {
    return { key: `${key}.${data['owner'] === null ? 'from-grid' : 'from-seat'}`, data };
  }
  if (type === 'game-over') return gameOver(data as Readonly<Record<string, Plain>>);
  return { key, data };
}

/** Who has won, and how, where not everybody shares the first place. */
function gameOver(data: Readonly<Record<string, Plain>>): Sentence {
  const [seats = [], [owner = ''] = []] = data['ranking'] as readonly (readonly Seat[])[];
  const key = 'event.game-over';
  if (data['reason'] === 'nobody-has-a-banner') return { key, data };
  return { key: `${key}.${String(data['reason'])}`, data: { ...data, seats, owner, count: seats.length } };
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

/** The declaration names those it takes; whose turn follows goes without saying. */
export function tellings(events: readonly Event[]): readonly Telling[] {
  const declares = events.some(({ type }) => type === 'declared');
  const isSwept = ({ type, data }: Event): boolean =>
    declares && type === 'taken' && isPlainObject(data) && typeof data['owner'] !== 'string';
  const things = events.filter(isSwept).map(({ data }) => (isPlainObject(data) ? String(data['character']) : ''));
  return events
    .filter(event => event.type !== 'turn-began' && event.type !== 'answered' && !isSwept(event))
    .map(event => ({ event, says: [eventMessage(event)], ...(event.type === 'declared' ? { things } : {}) }));
}
