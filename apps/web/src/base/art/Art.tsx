import { createContext, useContext, type CSSProperties } from 'react';
import sprite from './sprite.svg?url&no-inline';
import './art.css';

/** One drawing of our sprite. Beside its word it is decoration; alone it needs a `label`. */
export function Art({ name, label, className = '' }: { name: string; label?: string | undefined; className?: string }) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={`art ${className}`} {...named}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

const sized = (size: number | undefined): CSSProperties | undefined =>
  size === undefined ? undefined : ({ '--sz': `${size}px` } as CSSProperties);

/** A faction by its colour, pattern and emblem together. */
export function HouseChip({ house, size, label }: { house: string; size?: number; label?: string }) {
  return (
    <span className={`house house-${house} house-chip`} style={sized(size)}>
      <Art name={`house-${house}`} label={label} />
    </span>
  );
}

/** The factions that have an emblem. */
export const EMBLEMS: readonly string[] = [
  'stark',
  'lannister',
  'baratheon',
  'greyjoy',
  'tyrell',
  'martell',
  'targaryen',
  'tully',
  'arryn',
  'nights-watch',
  'free-folk',
  'others',
];

const MARKS = ['crown', 'sword', 'tower', 'horn', 'castle', 'star'] as const;

/** The houses of the seats, in the order of the table, for games in which a seat is a house. */
export const SeatHouses = createContext<readonly (string | undefined)[]>([]);

/** The mark of a place at the table: its house, or a mark of its own where a seat is no house. */
export function SeatMark({ place, size, label }: { place: number; size?: number; label?: string }) {
  const house = useContext(SeatHouses)[place];
  if (house !== undefined)
    return (
      <HouseChip house={house} {...(size === undefined ? {} : { size })} {...(label === undefined ? {} : { label })} />
    );
  return (
    <span className={`seat-mark seat-${place % 6}`} style={sized(size)}>
      <Art name={MARKS[place % MARKS.length] ?? 'seat'} label={label} />
    </span>
  );
}
