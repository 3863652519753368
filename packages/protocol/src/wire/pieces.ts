// A line of notation ("stark march winterfell: 1 knight > moat-cailin") as the words it is made of: they are frequent, and
// the line itself is not. Between two words there is a space, unless a sign that stands between them is told.

const SIGNS = /( > |, |: |; | )/;
const isSign = (piece: string): boolean => SIGNS.test(piece);

/** The pieces of a text; undefined where it is one word, or would not be the same again. */
export function piecesOf(text: string): readonly string[] | undefined {
  if (!text.includes(' ')) return undefined;
  const pieces = text.split(SIGNS).filter(piece => piece !== ' ');
  return textOf(pieces) === text ? pieces : undefined;
}

export function textOf(pieces: readonly string[]): string {
  let text = '';
  let isAfterWord = false;
  for (const piece of pieces) {
    const isWord = !isSign(piece);
    text += isAfterWord && isWord ? ` ${piece}` : piece;
    isAfterWord = isWord;
  }
  return text;
}
