import type { Messages } from '@corvo/core';

export const it: Messages = {};
