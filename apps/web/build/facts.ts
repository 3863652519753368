import { readFile } from 'node:fs/promises';
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

export function withoutProse(facts: unknown): unknown {
  if (Array.isArray(facts)) return facts.map(withoutProse);
  if (typeof facts !== 'object' || facts === null) return facts;
  const kept = Object.entries(facts).filter(([key]) => !isProse(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutProse(value)]));
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
      return { code: JSON.stringify(withoutProse(sheet)), map: null, moduleType: 'json' };
    },
  };
}
