/** Which text stands on which card of the first Martell set. */
const ABILITIES: Readonly<Record<string, string>> = {};

export const abilityOf = (card: string): string | null => ABILITIES[card] ?? null;
