import { useEffect, useState } from 'react';
import { AskForm } from '../kit/asks/forms.ts';
import { fetchOtherLanguage } from '../base/i18n/language.ts';
import { needTexts } from '../base/i18n/needed.ts';
import { whenIdle } from '../base/lazy/idle.ts';
import { lazyView } from '../base/ui/lazy-view.tsx';
import type { CardsProps } from './cards/Cards.tsx';

const Cards = lazyView(async () => {
  const [part] = await Promise.all([import('./cards/Cards.tsx'), needTexts('other-pages')]);
  return part.Cards;
});

/**
 * Once the board stands, quietly fetches what it will need later on: no answer waits for the line, nor a line that is cut.
 * Then come the pictures on its cards.
 */
export function Afterwards({ kit, ...props }: CardsProps) {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (kit === undefined) return undefined;
    return whenIdle(() => {
      Promise.all([kit.whole?.(), AskForm.fetch(), kit.asks?.Form.fetch()]).catch(() => undefined); // whoever needs it asks again
      fetchOtherLanguage();
      Cards.fetch().then(
        () => setQuiet(true),
        () => undefined,
      ); // without them the cards stay plain
    });
  }, [kit]);
  return isQuiet && <Cards kit={kit} {...props} />;
}
