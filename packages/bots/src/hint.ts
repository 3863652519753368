/** What says a reason of a bot to a person who asked for a hint, *you* instead of *it*: `bot.holds-out` is `hint.holds-out`. */
export const hintKey = (key: string): string => key.replace(/^bot\./, 'hint.');
