import { isProblem, wishedOptions, type Game, type OptionValue, type OptionValues, type Problem } from '@corvo/core';

/** One row of the options form. */
export interface OptionField {
  readonly id: string;
  readonly clause: string;
  readonly value: OptionValue;
  readonly choices: readonly { readonly value: OptionValue; readonly allowed: boolean }[];
  readonly players: readonly number[] | null; // only for so many players, and not for these
  readonly changed: boolean;
}

export interface OptionForm {
  readonly fields: readonly OptionField[];
  readonly values: OptionValues; // what to send: only what differs from the defaults
  readonly problem: Problem | null;
}

/**
 * The form for a game's options: which values can be had with so many players and with the other choices. Nothing here
 * knows any game; the game itself says what it refuses.
 */
export function optionForm(game: Game, wanted: OptionValues, players: number): OptionForm {
  const values = wishedOptions(game.options, wanted, players);
  const resolved = game.resolveOptions(values, players);
  const fields = game.options.map((spec): OptionField => {
    const value = values[spec.id] ?? spec.default;
    return {
      id: spec.id,
      clause: spec.clause,
      value,
      choices: spec.values.map(choice => ({
        value: choice,
        allowed: choice === spec.default || !isProblem(game.resolveOptions({ ...values, [spec.id]: choice }, players)),
      })),
      players: spec.players && !spec.players.includes(players) ? spec.players : null,
      changed: value !== spec.default,
    };
  });
  return { fields, values, problem: isProblem(resolved) ? resolved : null };
}
