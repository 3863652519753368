// Read by the server alone: made when they are asked for, so that pages need not carry them.

/** Alphabets that share the looks of their letters: in one word they are a disguise. */
const ALPHABETS = (): RegExp[] => [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** Does a name look like another one: letters of several alphabets, or accents piled on each other? */
export const isDisguised = (text: string): boolean =>
  ALPHABETS().filter(alphabet => alphabet.test(text)).length > 1 || /\p{M}{3}/u.test(text.normalize('NFD'));

/** What a reader takes for the same name: case, accents and letters that look alike do not tell two people apart. */
export const nameKey = (name: string): string => alike(name).replace(/[\p{M}\p{Z}\p{P}]/gu, '') || name;

function alike(name: string): string {
  const letters = ALIKE();
  return [...name.normalize('NFKD').toLowerCase()].map(letter => letters.get(letter) ?? letter).join('');
}

/** Letters of other alphabets, and figures, that look like one of ours. */
const ALIKE = (): ReadonlyMap<string, string> =>
  new Map(
    ['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іl', 'јj', 'ѕs', 'ԁd', 'ԛq', 'ԝw', 'һh', 'кk', 'мm', 'тt', 'вb', 'нh']
      .concat(['αa', 'οo', 'ρp', 'τt', 'υu', 'ιl', 'κk', 'νv', 'χx', 'ηn', 'εe', '0o', '1l', 'ıl', '|l', 'il'])
      .map(pair => [...pair] as [string, string]),
  );
