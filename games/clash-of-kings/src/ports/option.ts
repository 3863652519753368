import type { Option } from '@corvo/westeros';

export const ports: Option = rules => rules;
