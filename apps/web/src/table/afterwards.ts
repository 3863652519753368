import { useEffect } from 'react';
import { AskForm } from '../asks/forms.ts';
import type { BoardKit } from '../board/kit.ts';
import { fetchOtherLanguage } from '../i18n/language.ts';
import { whenQuiet } from '../shared/quiet.ts';

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
