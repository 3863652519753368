import { takeTools } from '@corvo/westeros';
import { needTexts } from '../../base/i18n/needed.ts';

/** Fetches what the rules can do beyond playing (guides, explanations, positions as text), with what that says. */
export async function fetchTools(): Promise<void> {
  const [{ TOOLS }] = await Promise.all([import('@corvo/westeros/tools'), needTexts('westeros-later')]);
  takeTools(TOOLS); // not before its words are here
}
