import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchAhead } from '../pages/ahead.ts';
import { App } from './App.tsx';
import { NoTexts } from './NoTexts.tsx';
import { fetchFirstTexts, startLanguage } from '../base/i18n/index.ts';
import { wanted } from '../base/i18n/language.ts';
import { loadIdentity } from '../session/identity/store.ts';
import { startOffline } from './offline/register.ts';
import { startTheme } from '../base/settings/theme.ts';
import '../base/styles/index.css';

startTheme();
startLanguage();
startOffline();

const place = document.querySelector('#root');
if (place === null) throw new Error('the page has no #root');
const root = createRoot(place);

async function start(): Promise<void> {
  try {
    // Until then the loading picture of `index.html` (a raven) is shown.
    await Promise.all([fetchFirstTexts('pages'), fetchAhead(window.location)]);
  } catch (error) {
    console.error('The page could not be fetched', error);
    window.addEventListener('online', () => window.location.reload(), { once: true });
    root.render(<NoTexts language={wanted()} />);
    return;
  }
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  await loadIdentity();
}
void start();
