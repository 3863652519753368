// Runs before the first paint, so that nobody sees the wrong colours or the wrong language flash by.
{
  const root = document.documentElement;
  /** @type {{ theme?: string; language?: string }} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('corvo.settings') ?? '{}').state ?? {};
  } catch {
    kept = {}; // a damaged note counts as none
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : system;
  const wanted = kept.language ?? navigator.languages[0] ?? navigator.language;
  root.lang = /^it\b/i.test(wanted) ? 'it' : 'en';
}
