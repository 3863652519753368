import { print, sceneInks } from '../print/index.ts';
import { OBJECTIVES } from './objectives.ts';
import { TACTICS } from './tactics.ts';
import { WESTEROS } from './westeros.ts';
import { WILDLINGS } from './wildlings.ts';

/** The scenes by kind of card; those of the north are tactics and objectives. */
export const SCENES = { westeros: WESTEROS, wildlings: WILDLINGS, north: { ...TACTICS, ...OBJECTIVES } } as const;

export type SceneSet = keyof typeof SCENES;

/** One scene as SVG elements, 400 by 400 half units. */
export function vignette(set: SceneSet, card: string): string {
  const scene = SCENES[set][card];
  if (scene === undefined) throw new Error(`no scene is drawn for the card ${card}`);
  return print(scene(), 'scene', sceneInks());
}
