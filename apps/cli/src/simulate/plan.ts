import type { OptionValues } from '@corvo/core';

/** A tournament: which game, which bots, how many games, from which seed. Plain data, so that workers can have it. */
export interface Tournament {
  readonly game: string;
  readonly options: OptionValues;
  readonly players: number;
  readonly labels: readonly string[]; // the bots that were named, each once
  readonly dealt: readonly string[]; // the bot of each seat on the first game of a board
  readonly games: number;
  readonly seed: string;
  readonly keepRecords: boolean;
}

/** One game of it. */
export interface Pairing {
  readonly board: number;
  readonly seed: string;
  readonly bots: readonly string[]; // by seat
}

/** Deals the labels round the table: with three seats, `a,b` sits as a b a. */
export function dealRound(labels: readonly string[], players: number): string[] {
  return Array.from({ length: players }, (_, seat) => labels[seat % labels.length] as string);
}

/** How many games a board is played: once for every different way to turn the bots round the table. */
export function turnsOfTable(dealt: readonly string[]): number {
  for (let turn = 1; turn < dealt.length; turn++) {
    if (dealt.every((label, seat) => label === dealt[(seat + turn) % dealt.length])) return turn;
  }
  return dealt.length;
}

/**
 * Game number `index`, from 0. Each board is played from every side before the next one is dealt, so no bot can owe its
 * result to a lucky seat or a lucky deal.
 */
export function pairingAt(tournament: Tournament, index: number): Pairing {
  const { dealt, seed } = tournament;
  const turns = turnsOfTable(dealt);
  const board = Math.floor(index / turns);
  const turn = index % turns;
  return {
    board,
    seed: `${seed}/${board + 1}`,
    bots: dealt.map((_, seat) => dealt[(seat + turn) % dealt.length] as string),
  };
}
