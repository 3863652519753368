import type { DrawStyle } from '@corvo/core';
import { TRACKS, type AreaId, type HouseId } from '../../ids.ts';
import { castlesOf, garrisonAt, landsOf } from '../../realm/control.ts';
import { battleNow } from '../../battle-now.ts';
import { strengthOf } from '../../battle/strength.ts';
import { playsForCastles } from '../../realm/own.ts';
import { realmAt, realmOf } from '../../realm/tracks.ts';
import { rulesOf } from '../../ruleset/registry.ts';
import type { WesterosOpen, WesterosView } from '../../state.ts';
import { armiesOf } from '../../supply/armies.ts';
import { featuresOf } from '../feature.ts';
import { housesHere } from './units.ts';

/** What is printed on an area, in signs: castle, barrels, crowns. */
function printed(open: WesterosOpen, area: AreaId, { say }: DrawStyle): string {
  const facts = rulesOf(open).board.area[area];
  if (facts === undefined) return '';
  const castle = facts.points === 2 ? say('term.stronghold-sign') : facts.points === 1 ? say('term.castle-sign') : '';
  return `${castle}${'b'.repeat(facts.supply)}${'c'.repeat(facts.crowns)}`;
}

function armies(open: WesterosOpen, area: AreaId, style: DrawStyle): string[] {
  const state = open.areas[area];
  if (state === undefined) return [];
  return housesHere(state).map(house => {
    const units: Record<string, number> = {};
    for (const unit of state.units)
      if (unit.house === house) {
        const key = `${unit.routed ? 'routed.' : ''}${unit.kind}`;
        units[key] = (units[key] ?? 0) + 1;
      }
    const parts = Object.entries(units).map(([key, count]) => {
      const name = style.say(`unit.${key.replace('routed.', '')}`, { count });
      return key.startsWith('routed.')
        ? style.paint(`${count} ${name} (${style.say('draw.routed')})`, 'faint')
        : `${count} ${name}`;
    });
    return `${style.paint(style.say(`house.${house}`), 'strong')} ${parts.join(', ')}`;
  });
}

function areaLine(open: WesterosOpen, area: AreaId, style: DrawStyle): string | undefined {
  const state = open.areas[area];
  const rules = rulesOf(open);
  if (state === undefined) return undefined;
  const controller = rules.rulings.controller(open, rules.board, area);
  const parts = armies(open, area, style);
  if (parts.length === 0 && controller !== null) parts.push(style.paint(style.say(`house.${controller}`), 'strong'));
  if (state.power !== null) parts.push(style.paint(style.say('draw.token'), 'faint'));
  if (state.force > 0) parts.push(style.paint(style.say('draw.force', { force: state.force }), 'bad'));
  const garrison = garrisonAt(open, rules, area);
  if (garrison !== undefined)
    parts.push(style.paint(style.say('draw.garrison', { strength: garrison.strength }), 'faint'));
  for (const feature of featuresOf(open)) parts.push(...(feature.draw?.area?.(open, area, style) ?? []));
  if (rules.board.area[area]?.closed === true) parts.push(style.paint(style.say('draw.closed'), 'faint'));
  for (const placed of state.orders) parts.push(style.paint(`[${style.say(`order.${placed.order}`)}]`, 'accent'));
  for (const feature of featuresOf(open)) parts.push(...(feature.draw?.orders?.(open, area, style) ?? []));
  const element = rules.board.area[area]?.element;
  const sea = element === 'sea' ? '~' : element === 'port' ? '≈' : ' ';
  return `  ${sea} ${style.say(`area.${area}`).padEnd(28)} ${style.paint(printed(open, area, style).padEnd(5), 'faint')} ${parts.join('  ')}`.trimEnd();
}

function drawMap(open: WesterosOpen, style: DrawStyle): string[] {
  const { facts } = rulesOf(open);
  const regions = [...new Set(facts.areas.map(area => area.region))];
  return regions.flatMap(region => {
    const lines = facts.areas.filter(area => area.region === region).map(area => areaLine(open, area.id, style));
    return [style.paint(style.say(`region.${region}`), 'accent'), ...lines.filter(line => line !== undefined)];
  });
}

function houseLine(open: WesterosOpen, house: HouseId, style: DrawStyle): string {
  const rules = rulesOf(open);
  const state = open.houses[house];
  if (state === undefined) return '';
  const { holders } = realmOf(open, house);
  const held = TRACKS.filter(track => holders[track] === house).map(track => style.say(`marker.${track}`));
  const isForCastles = playsForCastles(rules, house);
  const armies = armiesOf(open, rules, house);
  const data = {
    ...(isForCastles ? { castles: castlesOf(open, rules, house) } : { lands: landsOf(open, rules, house) }),
    power: state.power,
    supply: state.supply,
    armies: armies.length === 0 ? style.say('draw.no-armies') : style.say('draw.armies', { armies }),
  };
  const name = style.say(`house.${house}`);
  const player = style.nameOf(state.seat);
  const who = player === state.seat ? name : player.includes(name) ? player : `${name}, ${player}`;
  return `  ${style.paint(who, 'strong')}: ${style.say(isForCastles ? 'draw.house' : 'draw.house-lands', data)}${held.length > 0 ? `  (${held.join(', ')})` : ''}`;
}

/** By itself, so that those who are shown only what has changed need not read all cards again. */
function handLine(open: WesterosOpen, house: HouseId, style: DrawStyle): string {
  const cards = (open.houses[house]?.hand ?? []).map(card => style.say(`card.${card}`));
  return `  ${style.say('draw.hand', { house, hand: cards.join(', ') || '-' })}`;
}

/** What the signs mean, as far as this map has them. */
function legend(open: WesterosOpen, style: DrawStyle): string {
  const { board, facts } = rulesOf(open);
  const hasCastles = facts.areas.some(area => area.points > 0);
  const signs = [
    ...(hasCastles ? ['draw.legend-castles'] : []),
    'draw.legend',
    ...(facts.areas.some(({ id }) => board.area[id]?.element === 'sea') ? ['draw.legend-sea'] : []),
    ...(board.ports.length > 0 ? ['draw.legend-port'] : []),
  ];
  return signs.map(sign => style.say(sign)).join('; ');
}

/** The whole table for a terminal: the map by regions, the tracks, the houses, the battle. */
export function draw({ open }: WesterosView, style: DrawStyle): string {
  const rules = rulesOf(open);
  const lines = [
    style.say(open.round === 0 ? 'draw.before' : 'draw.round', { round: open.round, rounds: rules.numbers.rounds }),
    ...drawMap(open, style),
    `  ${style.paint(legend(open, style), 'faint')}`,
    '',
  ];
  const widest = Math.max(...TRACKS.map(track => style.say(`track.${track}`).length));
  for (const id of rules.board.realms) {
    const { tracks, wildlings } = realmAt(open, id);
    if (rules.board.realms.length > 1) lines.push(style.paint(style.say(`realm.${id}`), 'accent'));
    for (const track of TRACKS)
      lines.push(
        `  ${style.say(`track.${track}`).padEnd(widest + 2)} ${tracks[track].map(house => style.say(`house.${house}`)).join(' > ')}`,
      );
    if (wildlings !== undefined) lines.push(`  ${style.say('draw.wildlings', { strength: wildlings })}`);
  }
  for (const feature of featuresOf(open)) lines.push(...(feature.draw?.table?.(open, style) ?? []));
  const houses = Object.keys(open.houses);
  lines.push('', ...houses.map(house => houseLine(open, house, style)));
  lines.push('', ...houses.map(house => handLine(open, house, style)));
  const battle = battleNow(open);
  if (battle !== undefined) {
    const [attacker, defender] = battle.sides;
    lines.push(
      '',
      style.say('draw.battle', {
        area: battle.area,
        attacker: attacker.house,
        defender: defender.house,
        attack: strengthOf(open, rules, battle, 0),
        defence: strengthOf(open, rules, battle, 1),
      }),
    );
  }
  return lines.join('\n');
}
