import type { Option } from '@corvo/westeros';

export const singleUse: Option = rules => rules;
