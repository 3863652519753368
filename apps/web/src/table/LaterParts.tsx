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
 * Once the board stands, fetches what it will need later on while the page idles, so that no answer has to wait for the network.
 * Then come the pictures on its cards.
 */
export function LaterParts({ kit, ...props }: CardsProps) {
  const [areHere, setHere] = useState(false);
  useEffect(() => {
    if (kit === undefined) return undefined;
    return whenIdle(() => {
      Promise.all([kit.whole?.(), AskForm.fetch(), kit.asks?.Form.fetch()]).catch(() => undefined); // whoever needs it asks again
      fetchOtherLanguage();
      Cards.fetch().then(
        () => setHere(true),
        () => undefined,
      ); // without them the cards stay plain
    });
  }, [kit]);
  return areHere && <Cards kit={kit} {...props} />;
}
