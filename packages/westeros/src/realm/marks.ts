import type { AreaState } from '../state.ts';

/** The mark of an area whose garrison still stands. */
export const GARRISON = 'garrison';

export const hasMark = ({ marks }: AreaState, mark: string): boolean => marks?.includes(mark) ?? false;

export function addMark(area: AreaState | undefined, mark: string): void {
  if (area !== undefined) area.marks = [...(area.marks ?? []), mark];
}

/** An area without marks has no list of them: most have none, and every view carries every area. */
export function removeMark(area: AreaState, mark: string): void {
  const left = area.marks?.filter(other => other !== mark) ?? [];
  if (left.length > 0) area.marks = left;
  else delete area.marks;
}
