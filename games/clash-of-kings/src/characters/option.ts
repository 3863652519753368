import type { Option } from '@corvo/westeros';

export const characters: Option = rules => rules;
