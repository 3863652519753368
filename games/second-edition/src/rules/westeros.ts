import type { WesterosCardCode } from '@corvo/westeros';

const lasting = (effect: string): WesterosCardCode => ({ lasting: { effect, until: 'round' } });

const SUPPLY: WesterosCardCode = { run: 'supply' }; // 2E-4.7
const MUSTERING: WesterosCardCode = { run: 'muster' }; // 2E-4.8
const CLASH: WesterosCardCode = { run: 'clash' }; // 2E-4.11
const NOTHING: WesterosCardCode = {};

/** The cards of the three decks; three of them leave the choice to the holder of a token (2E-4.13). */
export const westerosCards = (darkWingsPaysPorts: boolean): Readonly<Record<string, WesterosCardCode>> => ({
  supply: SUPPLY,
  mustering: MUSTERING,
  'a-throne-of-blades': {
    choice: { chooser: 'throne', options: { supply: SUPPLY, mustering: MUSTERING, nothing: NOTHING } },
  },
  'clash-of-kings': CLASH,
  'game-of-thrones': { run: 'crowns', with: { ports: true } }, // 2E-4.9, 4.10
  'dark-wings-dark-words': {
    choice: {
      chooser: 'court',
      options: {
        'clash-of-kings': CLASH,
        'collect-power-crowns-only': { run: 'crowns', with: { ports: darkWingsPaysPorts } }, // 2E-4.14
        nothing: NOTHING,
      },
    },
  },
  'wildlings-attack': { run: 'wildlings' }, // 2E-4.12
  'put-to-the-sword': {
    choice: {
      chooser: 'fiefdoms',
      options: {
        'ban-defense': lasting('no-defense-orders'),
        'ban-march-plus-one': lasting('no-march-plus-one-order'),
        nothing: NOTHING,
      },
    },
  },
  'sea-of-storms': lasting('no-raid-orders'),
  'rains-of-autumn': lasting('no-march-plus-one-order'),
  'feast-for-crows': lasting('no-consolidate-orders'),
  'web-of-lies': lasting('no-support-orders'),
  'storm-of-swords': lasting('no-defense-orders'),
  'last-days-of-summer': NOTHING,
  'winter-is-coming': { reshuffles: true }, // 2E-4.3
});
