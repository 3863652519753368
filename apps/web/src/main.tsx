import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchAhead } from './app/ahead.ts';
import { App } from './app/App.tsx';
import { needTexts, startLanguage } from './i18n/index.ts';
import { loadIdentity } from './identity/store.ts';
import { startOffline } from './offline/register.ts';
import { startTheme } from './settings/theme.ts';
import './styles/index.css';

startTheme();
startLanguage();
startOffline();

const place = document.querySelector('#root');
if (place === null) throw new Error('the page has no #root');
const root = createRoot(place);
// Until then the raven of `index.html` is seen.
void Promise.all([needTexts('pages'), fetchAhead(window.location)]).then(() => {
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  return loadIdentity();
});
