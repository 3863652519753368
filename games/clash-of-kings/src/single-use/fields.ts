import { field, type AreaId, type HouseState, type OrderId, type WesterosOwn } from '@corvo/westeros';

/** CK-6.8: the orders that a house has turned up, whether they still lie on the map or not. */
export const spent = field<HouseState, readonly OrderId[]>('spent');

/** CK-6.2: where one of them lies face down. */
export const back = field<HouseState, AreaId>('back');

/** Its face, which only its house knows. */
export const face = field<WesterosOwn, OrderId>('face');
