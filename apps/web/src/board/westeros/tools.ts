import { takeTools } from '@corvo/westeros';

/** Fetches what the rules can do beyond playing: guides, explanations, positions as text. */
export async function fetchTools(): Promise<void> {
  takeTools((await import('@corvo/westeros/tools')).TOOLS);
}
