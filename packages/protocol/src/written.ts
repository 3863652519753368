// eslint-disable-next-line no-control-regex -- that is what they are
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** The sign that joins pictures into one, where it stands between two of them. */
const JOINER = /(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?)\u200d(?=\p{Extended_Pictographic})/gu;

/** Signs that nobody sees, and that can turn the direction of the text or hide what stands there. */
export const hasUnseen = (text: string): boolean => UNSEEN.test(text.replace(JOINER, ''));

/** Accents alone are no name. */
export const hasLetter = (text: string): boolean => /[^\p{M}\p{Z}]/u.test(text);

/** What somebody meant to write in one line: unseen signs come along when text is copied. Empty where nothing is left. */
export function written(text: string): string {
  const pieces = text.normalize('NFC').replace(/\s+/g, ' ').split(JOINER);
  const line = pieces
    .map(piece => piece.replace(new RegExp(UNSEEN, 'gu'), ''))
    .join('\u200d')
    .trim();
  return hasLetter(line) ? line : '';
}
