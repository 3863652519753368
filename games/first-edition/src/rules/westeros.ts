import type { WesterosCardCode } from '@corvo/westeros';

const lasting = (effect: string): WesterosCardCode => ({ lasting: { effect, until: 'round' } });

/** 1E-4.4 to 4.11, and the four cards with a chapter of their own. */
export const WESTEROS: Readonly<Record<string, WesterosCardCode>> = {
  supply: { run: 'supply' },
  mustering: { run: 'muster' },
  'clash-of-kings': { run: 'clash' },
  'game-of-thrones': { run: 'crowns' },
  'wildling-attack': { run: 'wildlings' },
  'sea-of-storms': lasting('no-raid-orders'),
  'storm-of-swords': lasting('no-defence-orders'),
  'feast-for-crows': lasting('no-consolidate-orders'),
  'rains-of-autumn': lasting('footmen-support-with-nothing'),
  'last-days-of-summer': {},
  'winter-is-coming': { reshuffles: true },
};
