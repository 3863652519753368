import type { Audit } from '@corvo/core';
import { CHARACTERS, HOUSES, type CharacterId } from './cards.ts';
import { charactersOf, countsOf, top } from './counts.ts';
import { charactersIn } from './court.ts';
import type { HandOfTheKing, HandState } from './state.ts';

function pieces({ open }: HandState): Record<string, number> {
  const kept = open.seats.flatMap(seat => open.areas[seat]?.kept ?? []);
  return {
    characters:
      charactersIn(open.grid).length +
      open.seats.flatMap(seat => charactersOf(open.areas[seat])).length +
      open.killed.length,
    companions: open.available.length + open.used.length + kept.length,
    banners: Object.keys(open.banners).length,
  };
}

/** Nobody is in two places or in none, and Varys stands on no card. */
function everybodyOnce({ open }: HandState): string | undefined {
  const seen = new Set<CharacterId>();
  for (const place of [open.grid, open.killed, ...open.seats.map(seat => charactersOf(open.areas[seat]))]) {
    for (const character of place) {
      if (character === null) continue;
      if (seen.has(character)) return `${character} is in two places`;
      seen.add(character);
    }
  }
  const lost = CHARACTERS.find(character => !seen.has(character));
  if (lost !== undefined) return `${lost} is nowhere`;
  return open.grid[open.varys] === null ? undefined : 'Varys stands on a card';
}

/** Between two turns or at the end, when the banners are settled. */
function isSettled({ open }: HandState): boolean {
  return open.outcome !== null || open.frames.at(-1)?.step === 'declare';
}

/** HK-4.8: a banner lies with somebody in front, and in the supply only while nobody has any count. */
function bannersInFront(state: HandState): string | undefined {
  const { open } = state;
  if (!isSettled(state)) return undefined;
  for (const house of HOUSES) {
    const leaders = top(open.seats, countsOf(open, house));
    const holder = open.banners[house];
    if (holder === null ? leaders.length > 0 : !leaders.includes(holder)) {
      return `the ${house} banner is with ${holder ?? 'nobody'}, in front are ${leaders.join(', ') || 'none'}`;
    }
  }
  return undefined;
}

/** HK-9.3: who talks has sent a raven, and only two talk. */
function talkIsPaid({ open }: HandState): string | undefined {
  if (open.talk === null) return undefined;
  return open.areas[open.talk.of]?.raven === false ? undefined : `${open.talk.of} talks and still has the raven`;
}

/** What must hold in every game of Hand of the King, whatever is played. */
export const audit: Audit<HandOfTheKing> = {
  pieces,
  invariants: [everybodyOnce, bannersInFront, talkIsPaid],
  tableHolds: ({ open }) => open.frames.at(-1)?.step === 'declare',
  mostActions: 400,
};
