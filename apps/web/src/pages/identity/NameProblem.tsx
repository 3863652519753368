import type { Problem } from '@corvo/core';
import { useText } from '../../base/i18n/index.ts';
import { sayProblem } from '../../base/lib/problems.ts';
import { identityTexts } from './texts.ts';

/** The server has read the name, and does not take it (CO-7.1): to reload the page would not help. */
const isRefused = ({ code, data }: Problem): boolean =>
  code === 'malformed-message' && typeof data === 'object' && data !== null && 'field' in data && data.field === 'name';

/** Why a name could not be taken. */
export function NameProblem({ problem }: { problem: Problem }) {
  const { t, language } = useText(identityTexts);
  return (
    <p className="notice bad" role="alert">
      {isRefused(problem) ? t('name.refused') : sayProblem(language, problem)}
    </p>
  );
}
