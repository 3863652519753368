import type { Problem } from '@corvo/core';
import type { TableSnapshot } from '../session/session.ts';
import { ClauseLink } from '../kit/DecisionParts.tsx';
import type { Words } from '../kit/words.ts';
import { YouWatch } from './watchers.ts';

interface Props {
  readonly words: Words;
  readonly snapshot: TableSnapshot;
  readonly declined: boolean; // a wish to take back came to nothing
  readonly trouble: Problem | null; // why something beside the game could not be done
}

/** What one must know of the table above the decision: is it connected, is it kept, was something refused. */
export function Strips({ words, snapshot, declined, trouble }: Props) {
  const { connection, unkept, game, viewer, watching, outcome } = snapshot;
  return (
    <>
      {watching !== undefined && viewer === null && outcome === null && <YouWatch words={words} snapshot={snapshot} />}
      {(connection === 'offline' || connection === 'connecting') && (
        <p className="strip" role="status">
          {words.t(connection)}
        </p>
      )}
      {unkept === true && (
        <p className="strip" role="status">
          {words.say('note.not-kept')}
        </p>
      )}
      {declined && outcome === null && (
        <p className="strip" role="status">
          {words.t('undo-declined')}
        </p>
      )}
      {trouble !== null && (
        <p className="strip" role="alert">
          {words.problem(trouble)} <ClauseLink words={words} game={game.id} clause={trouble.clause} />
        </p>
      )}
    </>
  );
}
