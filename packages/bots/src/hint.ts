/** What a bot says that can name no reason: to hear that it has judged, drawn lots or followed a whim is no help. */
const NO_REASONS: readonly string[] = ['bot.judgement', 'bot.random', 'bot.whim', 'bot.best-end-of-turn'];

/** Does this reason tell anything? */
export const isReason = (key: string): boolean => !NO_REASONS.includes(key);

/** What says a reason of a bot to a person who asked for a hint, *you* instead of *it*: `bot.holds-out` is `hint.holds-out`. */
export const hintKey = (key: string): string => key.replace(/^bot\./, 'hint.');
