import type { OptionAsk, OptionChoice } from '@corvo/core';
import {
  barrelsOf,
  crownsOf,
  houseAt,
  musterAreas,
  placeOf,
  TRACKS,
  type HouseId,
  type WesterosCardCode,
  type WesterosChoiceFrame,
} from '@corvo/westeros';
import { ranked, type Candidate } from './candidate.ts';
import type { Sense } from './sense.ts';

/** What a procedure would bring one house. */
function gain(sense: Sense, run: string | undefined, house: HouseId): number {
  const { open, rules } = sense;
  switch (run) {
    case 'supply':
      return (barrelsOf(open, rules, house) - houseAt(open, house).supply) * 1.5;
    case 'muster':
      return musterAreas(open, rules, house).reduce((sum, area) => sum + (rules.board.area[area]?.points ?? 0), 0);
    case 'crowns':
      return crownsOf(open, rules, house) * 0.8;
    case 'clash': {
      const places = TRACKS.reduce((sum, track) => sum + placeOf(open, house, track), 0);
      return houseAt(open, house).power * 0.3 + places * 0.2;
    }
    default:
      return 0;
  }
}

/** The effect that helps this house most, measured against what it brings the others on average. */
export function rateEffect(sense: Sense, ask: OptionAsk): Candidate<OptionChoice>[] {
  const frame = sense.open.frames.at(-1) as WesterosChoiceFrame | undefined;
  const options = sense.rules.westeros[frame?.card ?? '']?.choice?.options ?? {};
  const others = Object.keys(sense.open.houses).filter(house => house !== sense.house);
  const score = (code: WesterosCardCode | undefined): number => {
    const rivals = others.reduce((sum, house) => sum + gain(sense, code?.run, house), 0);
    return gain(sense, code?.run, sense.house) - rivals / Math.max(1, others.length);
  };
  return ranked(ask.from.map(option => ({ choice: { option }, score: score(options[option]), why: 'gain' })));
}
