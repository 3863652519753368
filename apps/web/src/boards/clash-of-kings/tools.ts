import { addTools, fetchTools as fetchAll } from '../westeros/tools.ts';

/** What this game adds to the tools; whoever draws its table or fetches its tools asks for it first. */
export const addClashTools = (): void =>
  addTools('clash-of-kings', async () => (await import('@corvo/clash-of-kings/aids')).AIDS);

export async function fetchTools(): Promise<void> {
  addClashTools();
  await fetchAll();
}
