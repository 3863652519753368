import { create } from 'zustand';

/** Which round is being told, and whether in full; the round track, the log and the map all know it. */
interface RoundCardState {
  readonly round: number | null;
  readonly isOpen: boolean; // else there is only its title, as a notice
  /** Tells a round in full, because somebody wants to know; or nothing any more. */
  show(round: number | null): void;
  /** Says that a round can be told. */
  announce(round: number): void;
  unfold(isOpen: boolean): void;
}

export const useRoundCard = create<RoundCardState>()(set => ({
  round: null,
  isOpen: false,
  show: round => set({ round, isOpen: round !== null }),
  announce: round => set({ round, isOpen: false }),
  unfold: isOpen => set({ isOpen }),
}));
