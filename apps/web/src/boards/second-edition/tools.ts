import { addTools, fetchTools as fetchAll } from '../westeros/tools.ts';

/** What this game adds to the tools; whoever draws its table or fetches its tools asks for it first. */
export const addSecondTools = (): void =>
  addTools('second-edition', async () => (await import('@corvo/second-edition/aids')).AIDS);

export async function fetchTools(): Promise<void> {
  addSecondTools();
  await fetchAll();
}
