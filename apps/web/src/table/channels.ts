import type { TableSnapshot } from '../session/session.ts';

interface Channel {
  readonly id: string;
  readonly other: string | null; // with whom in private
  readonly open: boolean; // may something be said there now?
}

interface Talking extends Pick<TableSnapshot, 'viewer' | 'talk'> {
  readonly sitters: readonly Pick<TableSnapshot['sitters'][number], 'seat' | 'kind'>[];
}

const pairOf = (one: string, other: string): string => [one, other].sort().join('+');

/** The channels this viewer may read, and whether talk is allowed in each right now; none with those one is kept apart from. */
export function channelsOf({ viewer, sitters, talk }: Talking): Channel[] {
  // CO-8.5; the server decides it with `apartFrom`, which would weigh on the first page here.
  const apart = talk.apart?.includes(viewer ?? '') === true ? talk.apart : [];
  const others = sitters.filter(
    ({ seat, kind }) => viewer !== null && seat !== viewer && kind === 'person' && !apart.includes(seat),
  );
  const between = talk.between.length === 2 ? pairOf(talk.between[0] ?? '', talk.between[1] ?? '') : '';
  return [
    { id: 'table', other: null, open: talk.table && viewer !== null && apart.length === 0 },
    ...others.map(({ seat }) => {
      const id = pairOf(viewer ?? '', seat);
      return { id, other: seat, open: talk.table || id === between };
    }),
  ];
}
