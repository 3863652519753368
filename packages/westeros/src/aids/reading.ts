import { isProblem, type Action, type Game, type Problem } from '@corvo/core';
import type { Alias } from '../asks/form.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { Westeros, WesterosView } from '../state.ts';

/** The area that a list of orders such as `keep raid, keep support` names twice. */
function namedTwice(text: string, alias: Alias): string | undefined {
  const areas = text.split(',').map(part => alias(part.trim().split(/\s+/).at(-2) ?? ''));
  return areas.find((area, at) => areas.indexOf(area) < at);
}

/** Reads an action; of what cannot even be read, says which rule it breaks where there is one. */
export function readOrRefuse(
  game: Game<Westeros>,
  alias: Alias,
  view: WesterosView,
  text: string,
): Action<Westeros> | Problem {
  const read = game.read(view, text);
  if (!isProblem(read) || read.code !== 'unreadable-choice') return read;
  if (game.requests(view)[0]?.ask.kind !== 'orders') return read;
  const rules = rulesOf(view.open);
  const area = namedTwice(text, alias);
  if (area === undefined || rules.board.area[area] === undefined) return read;
  return refuse(rules, 'two-orders-in-one-area', { area });
}
