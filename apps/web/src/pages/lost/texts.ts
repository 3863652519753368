import { pageTexts } from '../../base/i18n/page-texts.ts';

/** What stands where an address leads nowhere. */
export const lostTexts = pageTexts({
  it: {
    'lost.title': 'Questa pagina non esiste',
    'lost.text': 'Il corvo è tornato senza messaggio. Forse l’indirizzo è incompleto.',
  },
  en: {
    'lost.title': 'Page not found',
    'lost.text': 'The raven has come back without a message. The address may be incomplete.',
  },
});
