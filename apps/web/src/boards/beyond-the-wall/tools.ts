import { addTools, fetchTools as fetchAll } from '../westeros/tools.ts';

/** What this game adds to the tools; whoever draws its table or fetches its tools asks for it first. */
export const addNorthTools = (): void =>
  addTools('beyond-the-wall', async () => (await import('@corvo/beyond-the-wall/aids')).AIDS);

export async function fetchTools(): Promise<void> {
  addNorthTools();
  await fetchAll();
}
