import { FREE_FOLK, GIFT, isNorthern, NORTH, OTHERS, WALL, WATCH } from '@corvo/beyond-the-wall/table';
import type { AmountAsk, OptionAsk } from '@corvo/core';
import { houseAt, realmOf, type HouseId } from '@corvo/westeros';
import { rateWildlingBid } from '../bids.ts';
import { around, optionByThumb } from '../candidate.ts';
import { USUAL, type Advice, type Character } from '../character.ts';
import type { Sense } from '../sense.ts';
import { goalOf, northernGoals, northernWays, spareZombies } from './goals.ts';
import { sendOnQuest } from './quests.ts';
import { TACTIC_ADVICE } from './tactics.ts';

const powerOf = ({ open }: Sense, house: HouseId): number => houseAt(open, house).power;

/**
 * The attack of the wildlings among the three: the margin is a card for the Watch or troops for the wildlings. Each bids
 * what the other can hardly meet; the Others keep the Watch from falling behind, as far as that is cheap.
 */
const attack: Advice = (sense, { ask }, noise, rng) => {
  const { open, house } = sense;
  if (houseAt(open, house).realm !== NORTH) return rateWildlingBid(sense, ask as AmountAsk, rng);
  const horde = realmOf(open, house).wildlings ?? 0;
  if (ask.kind === 'option') {
    const { from } = ask as OptionAsk;
    const gap = horde + powerOf(sense, FREE_FOLK) * 0.5 - powerOf(sense, WATCH) * 0.6;
    const wanted = Math.min(2, Math.max(0, Math.round(gap)));
    const pledge = wanted > 0 && powerOf(sense, OTHERS) > 3 ? `watch ${wanted}` : '';
    const best = from.includes(pledge) ? pledge : (from.find(option => !option.includes(' ')) ?? from[0] ?? '');
    return optionByThumb(best, from);
  }
  const amount = ask as AmountAsk;
  const wild = amount.max * 0.5 + noise() * 3;
  const watch = Math.min(amount.max * 0.8, horde + powerOf(sense, FREE_FOLK) * 0.4) + noise() * 2;
  const wanted = Math.round(house === FREE_FOLK ? wild : watch);
  return around(amount, Math.max(amount.min, Math.min(amount.max, wanted)), 'bid');
};

/** A gift keeps the Wall standing where wildlings or Others need but one more step; else everybody keeps what is theirs. */
const gift: Advice = (sense, { ask }) => {
  const amount = ask as AmountAsk;
  const isPressed = [FREE_FOLK, OTHERS].some(house => goalOf(sense.open, house)?.quest.isDone === true);
  return around(amount, isPressed ? Math.min(1, amount.max) : 0, 'thrift');
};

/** Another barrel is worth its price to whoever has armies to feed and some power left. */
const buySupply: Advice = (sense, { ask }) => {
  const { supply, power } = houseAt(sense.open, sense.house);
  return optionByThumb(power >= supply + 4 && supply < 4 ? 'pay' : 'keep', (ask as OptionAsk).from);
};

/** Zombies until there are more of them than of the Others, with one to spare. */
const piece: NonNullable<Character['piece']> = (open, house, kind) => {
  if (house !== OTHERS || spareZombies(open) > 1) return 0;
  if (kind === 'zombie') return 0.9;
  return kind === 'other' || kind === 'other-king' ? -0.9 : 0;
};

/** The usual player, with what the north fights for and asks besides; of the big map's houses it plays each as ever. */
export const BEYOND_THE_WALL: Character = {
  ...USUAL,
  goals: northernGoals,
  ways: northernWays,
  keeps: (house, area) => house === OTHERS && isNorthern(area) && !WALL.includes(area) && area !== GIFT, // BW-2.1
  piece,
  advice: {
    ...TACTIC_ADVICE,
    'find-benjen': sendOnQuest,
    'save-free-folk': sendOnQuest,
    'bid-wildlings': attack,
    'give-barrels': gift,
    'give-points': gift,
    'give-power': gift,
    'buy-supply': buySupply,
  },
};
