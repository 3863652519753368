/** A picture of a card: a drawing of its own. */
export interface Cut {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const SYMBOL = /<symbol id="([\w-]+)" viewBox="0 0 (\d+) (\d+)">(.*)<\/symbol>/g;
const USED = /<use href="#([\w-]+)"/;
const CARD = /^(?:face|scene)-/;

/**
 * A file of pictures, cut into single ones by card. A picture may lay itself over another of its file: the ground of a
 * house, or the scene of a card that is printed under two names.
 */
export function cutPictures(file: string): Map<string, Cut> {
  const symbols = new Map([...file.matchAll(SYMBOL)].map(found => [found[1] ?? '', found] as const));
  const cards = new Map<string, Cut>();
  for (const [name, [, , width = '', height = '', body = '']] of symbols) {
    if (!CARD.test(name)) continue;
    const [under = ''] = symbols.get(USED.exec(body)?.[1] ?? '') ?? [];
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `${under}${body}</svg>`;
    cards.set(name.replace(CARD, ''), { svg, width: Number(width), height: Number(height) });
  }
  return cards;
}
