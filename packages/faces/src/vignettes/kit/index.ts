export { sky, snowfall, rain, moon, cloud } from './air.ts';
export { ground, hill, peak, wave, pine, bareTree } from './land.ts';
export { tower, castle, theWall, tent, hut, fire, smoke } from './buildings.ts';
export { horse, gallop, mammoth, flyer, eagle } from './beasts.ts';
export { man, spearRow, banner, ship } from './men.ts';
export { skull, crown, barrel, sack, wheat, shield, throne } from './goods.ts';
export { put, type Spot } from './put.ts';
export { soldier } from './soldier.ts';
