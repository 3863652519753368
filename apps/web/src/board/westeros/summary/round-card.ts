import { create } from 'zustand';

/** Which round is being told; the round track, the log and the map all know it. */
interface RoundCardState {
  readonly round: number | null;
  show(round: number | null): void;
}

export const useRoundCard = create<RoundCardState>()(set => ({ round: null, show: round => set({ round }) }));
