import type { Messages } from '@corvo/core';

export const en: Messages = {};
