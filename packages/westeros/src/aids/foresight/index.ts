export { comersTo, type Comer } from './comers.ts';
export { crownCard, incomeOutlook, type IncomeOutlook } from './income.ts';
export { prospectsOf, type Prospect } from './prospects.ts';
export { supplyOutlook, type SupplyOutlook } from './supply.ts';
export { supportersOf, type Supporter } from './supporters.ts';
export { waysOf, type Way } from './ways.ts';
export type { When } from './when.ts';
