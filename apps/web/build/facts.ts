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

/** The sheet of the north tells more than its rules read, and some of it under names that other sheets use for facts. */
const OF_THE_NORTH =
  /^(prov|why|name(It|Seed)?|text(It)?|use|polygon|x|y|defaults|cost|kind|march|retreat|raid\w*|othersOnly|startFaction|seat|values|results|tie|tokens|tacticTimings|after\w+Win|strengthOf\w+|abilityIt|names\w+|reshuffle\w*|title|seedFile|baseRulesSeed|authorsOfScenario|provenanceLabels|italian|missing|canvas|tiers|modifiers|setup|orders|turnSummary|quests|victory|westerosCards|largeGame|nineHouseMap|distances|publicSources|playtest)$/;
const isTold = (key: string): boolean => key !== 'timing' && key !== 'what' && (isProse(key) || OF_THE_NORTH.test(key));

function without(facts: unknown, isLeftOut: (key: string) => boolean): unknown {
  if (Array.isArray(facts)) return facts.map(each => without(each, isLeftOut));
  if (typeof facts !== 'object' || facts === null) return facts;
  const kept = Object.entries(facts).filter(([key]) => !isLeftOut(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, without(value, isLeftOut)]));
}

export const withoutProse = (facts: unknown, sheet = ''): unknown =>
  without(facts, sheet.endsWith('/beyond-the-wall.json') ? isTold : isProse);

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
      return { code: JSON.stringify(withoutProse(sheet, file)), map: null, moduleType: 'json' };
    },
  };
}
