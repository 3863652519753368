import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../base/lazy/idle.ts';
import { verifyText, type Verified } from './verify.ts';

/**
 * What came of checking a game, once it has been asked for. One from a file is checked without being asked, as soon as
 * the page has nothing more urgent to do: anybody can have changed it on the way.
 */
export function useVerified(text: string, fromFile: boolean): [found: Verified | undefined, verify: () => void] {
  const [last, setLast] = useState<{ readonly text: string; readonly found: Verified }>();
  const verify = useCallback(() => void verifyText(text).then(found => setLast({ text, found })), [text]);
  useEffect(() => (fromFile ? whenIdle(verify) : undefined), [fromFile, verify]);
  return [last?.text === text ? last.found : undefined, verify]; // another file may have been opened meanwhile
}
