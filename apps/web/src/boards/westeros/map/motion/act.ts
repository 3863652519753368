import type { AreaId, Count, HouseId } from '@corvo/westeros';

/** One thing that is seen to happen on the map; `beat` says after how many others. */
export type Act = { readonly beat: number } & (
  | {
      readonly kind: 'flight'; // units go from area to area
      readonly house: HouseId;
      readonly units: Count;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly isRetreat: boolean;
    }
  | { readonly kind: 'fallen'; readonly house: HouseId; readonly units: Count; readonly area: AreaId }
  | { readonly kind: 'mustered'; readonly house: HouseId; readonly area: AreaId }
  | { readonly kind: 'lying'; readonly house: HouseId; readonly area: AreaId }
  | { readonly kind: 'standing'; readonly area: AreaId }
  | { readonly kind: 'clash'; readonly area: AreaId }
  | { readonly kind: 'strike'; readonly from: AreaId; readonly to: AreaId }
  | { readonly kind: 'revealed'; readonly house: HouseId; readonly areas: readonly AreaId[] }
  | { readonly kind: 'turned'; readonly house: HouseId; readonly area: AreaId }
  | { readonly kind: 'order-gone'; readonly house: HouseId; readonly area: AreaId; readonly isStruck: boolean }
  | { readonly kind: 'order-carried'; readonly house: HouseId; readonly from: AreaId; readonly to: AreaId }
  | { readonly kind: 'token-laid'; readonly house: HouseId; readonly area: AreaId }
  | { readonly kind: 'token-gone'; readonly house: HouseId; readonly area: AreaId }
  | { readonly kind: 'mark-gone'; readonly area: AreaId }
  | { readonly kind: 'coin'; readonly house: HouseId; readonly area: AreaId; readonly amount: number }
);
