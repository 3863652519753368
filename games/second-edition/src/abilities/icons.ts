import { isSupported, type Effect, type Scene } from '@corvo/westeros';
import { ownCard } from './strength.ts';

const more = (holds: (scene: Scene) => boolean, icons: number) => ({
  layer: 'add' as const,
  by: (value: number, scene: Scene): number => (ownCard(scene) && holds(scene) ? value + icons : value),
});

const alone = ({ open, rules, battle, mine }: Scene): boolean =>
  battle !== null && mine !== -1 && !isSupported(open, rules, battle, mine);

export const iconEffects: Readonly<Record<string, Effect>> = {
  'icons-without-support': {
    clause: '2E-12.19',
    modify: { swords: more(alone, 2), fortifications: more(alone, 1) },
  },

  'sword-in-attack-tower-in-defense': {
    clause: '2E-12.17',
    modify: { swords: more(({ mine }) => mine === 0, 1), fortifications: more(({ mine }) => mine === 1, 1) },
  },

  // Not from a retreat that has nowhere to go or that supply cannot feed.
  'lose-no-units': {
    clause: '2E-12.26',
    modify: { unharmed: { layer: 'set', by: (safe, scene) => safe || ownCard(scene) } },
  },
};
