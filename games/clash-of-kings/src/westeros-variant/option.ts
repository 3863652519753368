import type { Option } from '@corvo/westeros';

export const westerosColumns: Option = rules => rules;
