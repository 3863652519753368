import type { Entry, MemoryStory } from '@corvo/host';

/** An entry as a device keeps it: without what comes of playing it again. */
export interface KeptEntry extends Pick<Entry, 'n' | 'kind' | 'seat' | 'to' | 'redrawn' | 'about' | 'at'> {
  readonly answers: readonly Omit<Entry['answers'][number], 'text'>[];
}

function keptEntry({ n, kind, seat, to, redrawn, about, at, answers }: Entry): KeptEntry {
  const given = answers.map(({ seat: of, request, choice, by }) => ({ seat: of, request, choice, by }));
  return { n, kind, seat, to, redrawn, about, at, answers: given };
}

/** What a device must keep of a story beside its match, but for the start. */
export const keptStory = ({ entries }: MemoryStory): KeptEntry[] => entries.filter(({ n }) => n > 0).map(keptEntry);
