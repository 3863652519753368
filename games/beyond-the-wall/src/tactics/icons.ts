import { field, type BattleFrame, type Side } from '@corvo/westeros';

/** Icons that a side has besides those of its cards. */
export type Icons = { readonly swords?: number; readonly fortifications?: number; readonly skulls?: number };
export const moreIcons = field<Side, Icons>('icons');
export const iconsOf = ({ sides }: BattleFrame, side: 0 | 1, icon: keyof Icons): number =>
  moreIcons.of(sides[side])?.[icon] ?? 0;
