import type { Option } from '@corvo/westeros';

export const fortifications: Option = rules => rules;
