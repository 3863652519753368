import { useEffect } from 'react';
import { AskForm } from '../kit/asks/forms.ts';
import type { BoardKit } from '../kit/kit.ts';
import { fetchOtherLanguage } from '../base/i18n/language.ts';
import { whenQuiet } from '../base/lib/quiet.ts';

/** Once the board stands, quietly fetches what it will need later on: no answer waits for the line, nor a line that is cut. */
export function useAfterwards(kit: BoardKit | undefined): void {
  useEffect(() => {
    if (kit === undefined) return undefined;
    return whenQuiet(() => {
      Promise.all([kit.whole?.(), AskForm.fetch()]).catch(() => undefined); // whoever needs it asks again
      fetchOtherLanguage();
    });
  }, [kit]);
}
