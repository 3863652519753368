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

// Asks at once for the files that the page at this address needs beside the first: `build/ahead.ts` has named them.
{
  const [, place, id = ''] = location.pathname.split('/');
  /** A table on this device. */
  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem(`corvo.local.${id}`) ?? '{}') ?? {};
    } catch {
      return {};
    }
  };
  const { first, places, games, languages } = JSON.parse(document.querySelector('#ahead')?.textContent ?? '{}');
  const { texts = {}, afterwards = {} } = languages?.[document.documentElement.lang] ?? {};
  const asked = new URLSearchParams(location.search).get('game') ?? first;
  // An address or a note may name anything, even what every object has.
  const named = (lists, name) => (Object.hasOwn(lists, name) ? lists[name] : []);
  const board = game => [...named(places, 'table'), ...named(texts, game), ...named(games, game)];
  const running = ({ game, story, actions }) =>
    (story ?? actions)?.length > 0 ? [...board(game), ...named(afterwards, game)] : board(game);
  const files = {
    '': () => [...named(places, 'form'), ...board(first)],
    play: () => (id === '' ? [...named(places, 'form'), ...board(asked)] : running(kept())),
    table: () => [...named(places, 'server'), ...named(texts, 'other-pages')],
  };
  if (places !== undefined) {
    const ofPlace = Object.hasOwn(files, place) ? files[place]() : [];
    for (const file of new Set([...named(texts, 'pages'), ...ofPlace])) {
      const link = document.createElement('link');
      // Styles are only fetched: the script puts them behind those of the page, whose rules they refine.
      const kind = { css: 'style', json: 'fetch' }[file.split('.').at(-1)];
      link.rel = kind === undefined ? 'modulepreload' : 'preload';
      if (kind !== undefined) link.as = kind;
      link.crossOrigin = ''; // as the script asks for them
      link.href = `/${file}`;
      link.fetchPriority = place === '' && ofPlace.includes(file) ? 'low' : 'auto';
      document.head.append(link);
    }
  }
}
