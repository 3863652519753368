import '../../../base/styles/index.css';
import '../../../base/art/art.css';
import { drawnNeighbours } from '@corvo/westeros/aids';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { mapWords, WesterosMap, type Highlight, type MapArrow } from '../map/index.ts';
import { RoutedArrows } from '../map/RoutedArrows.tsx';
import { firstSample, secondSample, sixSample, type Sample } from './positions.ts';

// Not shipped: a page to look at the map. ?board=first|six|second &scene=planning|marches|targets &lang &theme &start=area,area
const query = new URLSearchParams(window.location.search);
const language = query.get('lang') === 'en' ? 'en' : 'it';
document.documentElement.lang = language;
document.documentElement.dataset['theme'] = query.get('theme') ?? 'dark';
const scene = query.get('scene') ?? 'marches';

const sample =
  query.get('board') === 'second'
    ? await secondSample()
    : query.get('board') === 'six'
      ? await sixSample()
      : await firstSample(Number(query.get('round') ?? 5), scene === 'planning' ? 'planning' : 'marches');

/** Something to light up: the first area with an order and where one could go from there. */
function targetsOf({ geometry, areas, printed }: Sample): {
  highlights: Record<string, Highlight>;
  arrows: MapArrow[];
} {
  const from =
    Object.keys(areas).find(id => printed[id]?.element === 'land' && (areas[id]?.units.length ?? 0) > 1) ?? '';
  const near = drawnNeighbours(geometry).flatMap(pair => (pair.includes(from) ? pair.filter(id => id !== from) : []));
  const highlights: Record<string, Highlight> = Object.fromEntries(Object.keys(printed).map(id => [id, 'dimmed']));
  for (const id of near) if (printed[id]?.element === 'land') highlights[id] = 'target';
  const foe = near.find(id => (areas[id]?.units.length ?? 0) > 0 && printed[id]?.element === 'land');
  if (foe) highlights[foe] = 'threatened';
  highlights[from] = 'selected';
  const to = near.filter(id => printed[id]?.element === 'land');
  return {
    highlights,
    arrows: to.slice(0, 3).map((id, i) => ({
      kind: (['march', 'raid', 'support'] as const)[i % 3] ?? 'march',
      from: i === 2 ? id : from,
      to: i === 2 ? from : id,
    })),
  };
}

function Page() {
  const [chosen, setChosen] = useState<string>();
  const lit = useMemo(() => (scene === 'targets' ? targetsOf(sample) : { highlights: {}, arrows: [] }), []);
  const highlights = useMemo(
    (): Record<string, Highlight> =>
      chosen === undefined ? lit.highlights : { ...lit.highlights, [chosen]: 'selected' },
    [chosen, lit],
  );
  const words = useMemo(() => mapWords(language, sample.texts, sample), []);
  const start = query.get('start')?.split(',');
  return (
    <WesterosMap
      {...sample}
      words={words}
      highlights={highlights}
      arrows={lit.arrows}
      Arrows={RoutedArrows}
      onArea={setChosen}
      {...(start && { start: { must: start, around: [] } })}
    />
  );
}

// How long the first drawing takes: React's part, the browser's layout, and all up to the picture.
const root = createRoot(document.getElementById('root') as HTMLElement);
const begun = performance.now();
flushSync(() => root.render(<Page />));
const rendered = performance.now() - begun;
document.body.getBoundingClientRect();
const laidOut = performance.now() - begun;
requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () =>
    Object.assign(window, { timing: { rendered, laidOut, painted: performance.now() - begun } });
  channel.port2.postMessage(null);
});

/** The same again, once the browser has warmed up. */
function redraw(): number {
  flushSync(() => root.render(null));
  const again = performance.now();
  flushSync(() => root.render(<Page />));
  document.body.getBoundingClientRect();
  return performance.now() - again;
}
Object.assign(window, { redraw });
