/** What the fact sheet of the north tells and its rules never read: the build of the pages leaves it out. */
export const PROSE =
  /^(prov|why|name(It|Seed)?|text(It)?|use|polygon|x|y|defaults|cost|kind|march|retreat|raid\w*|othersOnly|startFaction|seat|values|results|tie|tokens|tacticTimings|after\w+Win|strengthOf\w+|abilityIt|names\w+|reshuffle\w*|title|seedFile|baseRulesSeed|authorsOfScenario|provenanceLabels|italian|missing|canvas|tiers|modifiers|setup|orders|turnSummary|quests|victory|westerosCards|largeGame|nineHouseMap|distances|publicSources|playtest)$/;

/** What these rules do read, though other sheets tell it under such names for their readers alone. */
export const READ = /^(timing|what)$/;
