import type { Sitter, TableSnapshot } from '../session/session.ts';

/** The strength of the bot that plays on for somebody. */
export const STAND_IN = 'knight';

/** What its menu lets this viewer do with the seats of a table. */
interface Giveable {
  readonly seats: readonly Sitter[]; // those that can be handed to a bot, or taken back
  readonly resigns: boolean; // can the viewer give up for good?
}

/** A lesson has nothing to give up, nor has a game that is over. */
export function giveable(snapshot: TableSnapshot): Giveable {
  const { sitters, viewer, outcome, lesson } = snapshot;
  if (outcome !== null || lesson === true) return { seats: [], resigns: false };
  return {
    seats: sitters.filter(sitter => mayHandOver(snapshot, sitter)),
    resigns: sitters.some(({ seat, mine }) => mine && seat === viewer),
  };
}

/** My own seat, whoever plays it now; as the host also that of somebody who is away. */
const mayHandOver = ({ viewer, host, connection }: TableSnapshot, sitter: Sitter): boolean => {
  if (sitter.kind !== 'person' || sitter.resigned === true) return false;
  if (connection === 'local' || sitter.mine || sitter.seat === viewer) return true;
  return host && !sitter.present && sitter.bot === null;
};
