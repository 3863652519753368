import type { Seat, Talk } from './contract.ts';

/** Of those who would hear it, the seats that must hear nothing from this one. */
export const apartFrom = ({ apart = [] }: Talk, seat: Seat, hearers: readonly Seat[]): readonly Seat[] =>
  apart.includes(seat) ? hearers.filter(other => other !== seat && apart.includes(other)) : [];
