import { LANGUAGES, type Catalogue, type Language } from '@corvo/core';

/** What a text names. The form of a house, a unit, an area or an order is its sentence's own affair: a verb in one language, *to* in another. */
const holesIn = (text: string): string => {
  const holes = [...text.matchAll(/\{\{\w+(\|[^}]*)?\}\}|\$t\([^)]*\)/g)].map(([hole]) =>
    hole.replace(/^(\$t\((?:house|unit|area|order)\.[^,)]*), [^)]*/, '$1').replace(/\|[^}]*/, ''),
  );
  return [...new Set(holes)].sort().join(' ');
};

/** What is wrong with a catalogue whatever it speaks of. */
export function flawsOfCatalogue(messages: Catalogue): string[] {
  const keys = [...new Set(LANGUAGES.flatMap(language => Object.keys(messages[language])))];
  const flaws: string[] = [];
  for (const key of keys) {
    const texts = LANGUAGES.map(language => messages[language][key]);
    if (texts.includes(undefined)) flaws.push(`${key} is not in every language`);
    else if (new Set(texts.map(text => holesIn(text ?? ''))).size > 1)
      flaws.push(`${key} names different things in different languages`);
    // Nobody shouts, no sentence is empty, and apostrophes are those of printers.
    if (texts.some(text => text !== undefined && !/^[^!']+$/.test(text)))
      flaws.push(`${key} is empty, shouts or has a straight apostrophe`);
  }
  return [...flaws, ...lonelyReferences(messages)];
}

/** What a text refers to by name must be there; what the kernel or the core bring is not looked for. */
function lonelyReferences(messages: Catalogue): string[] {
  const families = new Set(Object.keys(messages.en).map(key => key.split('.')[0]));
  const isThere = (language: Language, key: string): boolean =>
    ['', '_other'].some(end => Object.hasOwn(messages[language], key + end));
  return LANGUAGES.flatMap(language =>
    Object.entries(messages[language]).flatMap(([key, text]) =>
      [...text.matchAll(/\$t\(([^),{]*)(?:, [^)]*)?\)/g)].flatMap(([, name = '']) =>
        families.has(name.split('.')[0]) && !isThere(language, name)
          ? [`${key} refers to ${name}, which is not there`]
          : [],
      ),
    ),
  );
}
