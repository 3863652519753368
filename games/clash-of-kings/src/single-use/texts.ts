import type { Catalogue } from '@corvo/core';

export const texts: Catalogue = { en: {}, it: {} };
