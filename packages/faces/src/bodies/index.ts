import { known, type Look } from '../look.ts';
import type { Shape } from '../print/index.ts';
import { ARMOUR } from './armour.ts';
import { CLOTH } from './cloth.ts';
import { GOWNS } from './gowns.ts';
import { HIDES } from './hides.ts';

const GARMENTS = { ...CLOTH, ...GOWNS, ...ARMOUR, ...HIDES };

export type GarmentName = keyof typeof GARMENTS;

export const body = (look: Look, garment: GarmentName = 'tunic'): Shape[] => known(GARMENTS, garment, 'garment')(look);
