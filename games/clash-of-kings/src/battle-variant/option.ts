import type { Option } from '@corvo/westeros';

export const threeCards: Option = rules => rules;
