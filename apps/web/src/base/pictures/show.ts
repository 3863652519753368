import { retryUntilDone } from '../lazy/retry.ts';
import { type Cut, cutPictures } from './cut.ts';
import { drawPicture } from './draw.ts';
import { type Size, wanted } from './Face.tsx';
import { PICTURES } from './files.ts';

type Kind = 'faces' | 'scenes';
const KINDS: readonly Kind[] = ['faces', 'scenes'];
/** What the page is marked with once they are here. */
const SIZES: readonly Size[] = ['usual', 'wide'];
const markOf = (kind: Kind): string => `has-${kind}`;

/** The pictures of a game that are here, by card. */
const here = new Map<string, Map<string, Cut>>();
const cutsOf = (game: string): Map<string, Cut> => {
  const cuts = here.get(game) ?? new Map<string, Cut>();
  here.set(game, cuts);
  return cuts;
};

/** The picture on a card, whichever printing it is; undefined where there is none, or none yet. */
export function cutOf(game: string, card: string): Cut | undefined {
  const cuts = here.get(game);
  const { printings = [] } = PICTURES[game] ?? {};
  const ending = printings.find(each => card.endsWith(each)) ?? '';
  return cuts?.get(card) ?? cuts?.get(card.slice(0, card.length - ending.length));
}

async function fetchFile(address: string): Promise<string> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`the pictures could not be fetched: ${found.status}`);
  return found.text();
}

/** Fetches the pictures of one kind; an earlier file goes before a later one. */
async function fetchKind(game: string, files: readonly string[]): Promise<void> {
  const texts = await Promise.all(files.map(fetchFile));
  const cuts = cutsOf(game);
  for (const text of texts.toReversed()) for (const [card, cut] of cutPictures(text)) cuts.set(card, cut);
}

/** The sheet that lays pictures on cards. Rules, and no state of components: a picture that comes has nothing drawn anew. */
let sheet: CSSStyleSheet | undefined;
function layPicture(game: string, card: string, size: Size, address: string): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.insertRule(
    `[data-game="${game}"] [data-card="${card}"] .face${SHOWN[size]}{display:block;background-image:url("${address}")}`,
  );
}

/** The usual one serves across a panel too, until a larger one is drawn. */
const SHOWN = { usual: '', wide: '.wide' } as const;

const drawn = new Set<string>(); // what has its rule, or is about to

/** Whatever else the page has to do goes first. */
const idle = (): Promise<unknown> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 });
    else setTimeout(resolve);
  });

let queue: Promise<unknown> = Promise.resolve();

/** Draws the picture of a card, one after another. */
function drawCard(game: string, card: string, size: Size): void {
  const cut = cutOf(game, card);
  const name = `${game} ${card} ${size}`;
  if (cut === undefined || drawn.has(name)) return;
  drawn.add(name);
  queue = queue
    .then(idle)
    .then(() => drawPicture(cut, size))
    .then(address => layPicture(game, card, size, address))
    // A browser that cannot draw it goes on showing the emblem.
    .catch((error: unknown) => console.error('A picture could not be drawn', error));
}

/** Who shows which game at the moment: a page of the rulebook may have two. */
const shown = new Set<{ readonly game: string }>();

/** Hands over to whoever is left; without anybody the cards are plain again. */
function follow(): void {
  wanted.tell = (card, size) => shown.forEach(({ game }) => drawCard(game, card, size));
  if (sheet !== undefined) sheet.disabled = shown.size === 0;
  if (shown.size === 0) document.documentElement.classList.remove(...KINDS.map(markOf));
}

/** Shows the pictures of a game wherever its cards are, as they come; what it gives calls it off. */
export function showPictures(game: string): () => void {
  const files = PICTURES[game];
  if (files === undefined) return () => {};
  const me = { game };
  shown.add(me);
  follow();
  const tries = KINDS.filter(kind => files[kind].length > 0).map(kind =>
    retryUntilDone(async () => {
      await fetchKind(game, files[kind]);
      for (const size of SIZES) wanted.cards[size].forEach(card => drawCard(game, card, size));
      // The sheets of the boards make room for all of them at once.
      void queue.then(() => shown.has(me) && document.documentElement.classList.add(markOf(kind)));
    }),
  );
  return () => {
    tries.forEach(stop => stop());
    shown.delete(me);
    follow();
  };
}
