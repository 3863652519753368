import type { OptionChoice, Problem } from '@corvo/core';
import type { SupportCall } from '../battle-frame.ts';
import type { AreaId } from '../ids.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { Table, WesterosOpen } from '../state.ts';

/** Help that others may give a march on a neutral force: one area after the other, for the march or for nobody. */
export const nextCall = (calls: readonly SupportCall[]): SupportCall | undefined =>
  calls.find(call => call.side === null);

export const helpOptions = (calls: readonly SupportCall[]): string[] => {
  const call = nextCall(calls);
  return call === undefined ? [] : [`${call.area} for attacker`, `${call.area} for nobody`];
};

export function refuseHelp(
  open: WesterosOpen,
  calls: readonly SupportCall[],
  battle: AreaId,
  { option }: OptionChoice,
): Problem | undefined {
  const options = helpOptions(calls);
  if (options.includes(option)) return undefined;
  const code = option.endsWith(' for defender') ? 'no-support-for-neutral' : 'support-not-asked';
  const area = nextCall(calls)?.area ?? battle;
  return refuse(rulesOf(open), code, { choice: option.slice(0, 60), options, area, battle });
}

/** Takes an answer, and tells it. */
export function takeHelp(game: Table, calls: readonly SupportCall[], battle: AreaId, { option }: OptionChoice): void {
  const call = nextCall(calls);
  if (call === undefined) return;
  call.side = option.endsWith(' for attacker') ? 0 : -1;
  const helped = call.side === 0 ? 'attacker' : 'nobody';
  game.tell('support-declared', { house: call.house, area: call.area, for: helped, battle });
}
