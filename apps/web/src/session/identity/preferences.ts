import type { Problem } from '@corvo/core';
import { API, type ChangePreferences, type Preferences } from '@corvo/protocol';
import { ask } from '../../base/lib/http.ts';
import { patience } from './store.ts';

/** What I have chosen for all my tables. */
export const preferences = (): Promise<Preferences | Problem> => ask<Preferences>(API.preferences);
export const choose = (change: ChangePreferences): Promise<Preferences | Problem> =>
  ask<Preferences>(API.preferences, { method: 'POST', body: change, signal: patience() });
