// eslint-disable-next-line no-control-regex -- that is what they are
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]/u;

/** The sign that asks for a picture in colours, where it stands behind one. */
const COLOURED = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\d#*])\ufe0f/gu;

/** The sign that joins pictures into one, where it stands between two of them. */
const JOINER = /(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?)\u200d(?=\p{Extended_Pictographic})/gu;

/** Signs that nobody sees, and that can turn the direction of the text or hide what stands there. */
export const hasUnseen = (text: string): boolean => UNSEEN.test(text.replace(JOINER, '').replace(COLOURED, ''));

/** Accents alone are no name. */
export const hasLetter = (text: string): boolean => /[^\p{M}\p{Z}]/u.test(text);

/** What somebody meant to write in one line: unseen signs come along when text is copied. Empty where nothing is left. */
export function written(text: string): string {
  const pieces = text.normalize('NFC').replace(/\s+/g, ' ').split(JOINER);
  const line = pieces
    .map(piece => withoutUnseen(piece))
    .join('\u200d')
    .trim();
  return hasLetter(line) ? line : '';
}

/** Without unseen signs; those that colour a picture stay. */
function withoutUnseen(text: string): string {
  return [...text]
    .filter((sign, place, all) => !hasUnseen(sign === '\ufe0f' ? `${all[place - 1] ?? ''}${sign}` : sign))
    .join('');
}
