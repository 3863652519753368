import type { GameRecord } from '@corvo/core';
import { Download, ShieldAlert, ShieldCheck } from 'lucide-react';
import { download } from '../result/download.ts';
import { ClauseLink } from '../../kit/DecisionParts.tsx';
import type { Words } from '../../kit/words.ts';
import type { Verified } from './verify.ts';

interface Props {
  readonly words: Words;
  readonly text: string;
  readonly record: GameRecord;
  readonly found: Verified | undefined;
  readonly onVerify: () => void;
  readonly file: string; // the name it is saved under
  readonly isNamed: boolean; // is it known who played?
}

/** Was it a fair game? Checked here and now, by playing it again. */
export function Verification({ words, text, record, found, onVerify, file, isNamed }: Props) {
  const { header, end } = record;
  return (
    <details className="verification">
      <summary>
        <h2 className="lab">{words.t('verification')}</h2>
      </summary>
      <p>{words.t('verification-text')}</p>
      <div className="result-actions">
        <button type="button" className="btn small" onClick={onVerify}>
          <ShieldCheck aria-hidden size={16} /> {words.t('verify')}
        </button>
        <button type="button" className="btn small" onClick={() => download(file, text)}>
          <Download aria-hidden size={16} /> {words.t('download-record')}
        </button>
      </div>
      <p>{words.t(isNamed ? 'record-nameless' : 'names-unknown')}</p>
      <div role="status">
        {found?.ok === true && (
          <p className="verified">
            <ShieldCheck aria-hidden size={20} />{' '}
            <span>{words.t(found.isHashed ? 'verified' : 'verified-older', { count: found.actions })}</span>
          </p>
        )}
        {found?.ok === false && (
          <p className="verified not">
            <ShieldAlert aria-hidden size={20} />
            <span>
              {words.t('not-verified')} {words.problem(found.problem)}{' '}
              <ClauseLink words={words} game={header.game} clause={found.problem.clause} />
            </span>
          </p>
        )}
      </div>
      <dl>
        <dt>{words.t('commitment')}</dt>
        <dd>{header.commitment}</dd>
        <dt>{words.t('seed')}</dt>
        <dd>{end.seed}</dd>
      </dl>
    </details>
  );
}
