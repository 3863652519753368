import type { Shape } from '../print/index.ts';

/** Scenes by the id of their card. A scene is a square of 200 units; what matters stays inside the middle 150. */
export type Scenes = Readonly<Record<string, () => Shape[]>>;
