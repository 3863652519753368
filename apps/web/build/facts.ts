import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SHEET = /\/games\/[\w-]+\/facts\/[\w-]+\.json$/;

/** Where a fact comes from, what we think of it, and where it once lay on a sketch of the map. */
const ABOUT =
  /^(\$?about|meta|notes?|provenance|sources?|src|statement|glossary|labels|readings|measured|constraints|pointer|sketch\w*|mapCheck)$|(Notes?|Source|Provenance)$/;
/** What a card says, in the words of the sheet: players read it in the texts of the game. */
const RETOLD =
  /^(en|it|what|how|ability|seedName|notUsed|effect|condition|clarifications?|lowestBidder|everyoneElse|highestBidder|decision|timing|window)$/;

/** What is told for completeness, and follows from the rest or from the code. */
const UNASKED =
  /^(firstRoundSkipsWesterosPhase|castlesToWinShortGame|(houseCards|orderTokens)PerHouse|victoryTrack|influenceTrackLength|on\w+Victory|transportsLand|alternative|startingVictory|dominanceTokens|kingsCourtOverlay|blocked|openAbsentHomes|itAlt)$/;

/** For readers of the sheet, never for the rules; a test compares the rules with and without. */
const isProse = (key: string): boolean => [ABOUT, RETOLD, UNASKED].some(about => about.test(key));

/** What one sheet tells more, or less, than others for its readers alone: `src/sheet-prose.ts` of its game. */
interface Prose {
  readonly PROSE: RegExp;
  readonly READ: RegExp;
}

function without(facts: unknown, isLeftOut: (key: string) => boolean): unknown {
  if (Array.isArray(facts)) return facts.map(each => without(each, isLeftOut));
  if (typeof facts !== 'object' || facts === null) return facts;
  const kept = Object.entries(facts).filter(([key]) => !isLeftOut(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, without(value, isLeftOut)]));
}

/** The facts of a sheet, by its path, as the rules read them. */
export async function withoutProse(facts: unknown, sheet = ''): Promise<unknown> {
  const own = join(dirname(sheet), '../src/sheet-prose.ts');
  if (sheet === '' || !existsSync(own)) return without(facts, isProse);
  const { PROSE, READ } = (await import(pathToFileURL(own).href)) as Prose;
  return without(facts, key => !READ.test(key) && (isProse(key) || PROSE.test(key)));
}

/** The fact sheets of the games without their sources, which nobody needs in order to play. */
export function facts(): Plugin {
  return {
    name: 'corvo-facts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!SHEET.test(file.replaceAll('\\', '/'))) return null;
      const sheet: unknown = JSON.parse(await readFile(file, 'utf8'));
      return { code: JSON.stringify(await withoutProse(sheet, file)), map: null, moduleType: 'json' };
    },
  };
}
