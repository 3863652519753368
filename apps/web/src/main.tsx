import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startTexts } from './i18n/index.ts';
import { loadIdentity } from './identity/store.ts';
import { startOffline } from './offline/register.ts';
import { startTheme } from './settings/theme.ts';
import './styles/index.css';

startTheme();
startTexts();
void loadIdentity();
startOffline();

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
