import type { Look, View } from '../look.ts';
import type { Shape } from '../print/index.ts';
import { front } from './front.ts';
import { profile } from './profile.ts';
import { quarter } from './quarter.ts';

export { type Mark, marks } from './marks.ts';

const VIEWS: Readonly<Record<View, (look: Look) => Shape[]>> = { front, quarter, profile };

export const face = (look: Look): Shape[] => VIEWS[look.view](look);
