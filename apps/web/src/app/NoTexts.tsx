import { say, type Catalogue, type Language } from '@corvo/core';

/** The only sentences that are in the script itself: the file with all others has not come. */
const noTexts: Catalogue = {
  en: {
    title: 'Corvo did not load completely',
    help: 'Part of the page is missing. Your games are safe: check your connection and try again.',
    reload: 'Reload the page',
  },
  it: {
    title: 'Corvo non si è caricato del tutto',
    help: 'Manca una parte della pagina. Le tue partite sono al sicuro: controlla la connessione e riprova.',
    reload: 'Ricarica la pagina',
  },
};

/** Instead of every page, where what the pages say does not come in any language. */
export function NoTexts({ language }: { language: Language }) {
  return (
    <main className="page">
      <div className="lost" role="alert">
        <h1>{say(noTexts, language, 'title')}</h1>
        <p>{say(noTexts, language, 'help')}</p>
        <button type="button" className="btn main" onClick={() => window.location.reload()}>
          {say(noTexts, language, 'reload')}
        </button>
      </div>
    </main>
  );
}
