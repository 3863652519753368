import type { Option } from '@corvo/westeros';

export const siegeEngines: Option = rules => rules;
