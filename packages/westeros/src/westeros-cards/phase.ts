import type { Frame } from '@corvo/core';
import { askHouse } from '../asking.ts';
import { newAttack, type WildlingsFrame } from '../bids/wildlings.ts';
import type { CardId, DeckId, RealmId } from '../ids.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { Ruleset, WesterosCardCode } from '../ruleset/ruleset.ts';
import { numberIn } from '../realm/own.ts';
import { houseOf, orderOfPlay, realmAt, realmsOf } from '../realm/tracks.ts';
import { crownsOf } from '../realm/control.ts';
import type { Code, Table, WesterosOpen } from '../state.ts';
import { addEffect, gainPower, setWildlings } from '../verbs.ts';
import { decksOf } from '../decks.ts';

export interface WesterosFrame extends Frame {
  readonly run: 'westeros';
  deck: number; // which card is carried out
}

/** The top card; cards known to lie at the bottom come up once the unknown ones are gone. */
export function topOf(game: Table, deck: DeckId): CardId {
  const state = game.open.decks[deck];
  const unknown = game.hidden.decks[deck];
  if (state === undefined || unknown === undefined) throw new Error(`no such deck: ${deck}`);
  const card = unknown[0] ?? state.bottom[0];
  if (card === undefined) throw new Error(`the deck ${deck} is empty`);
  if (unknown.length === 0) state.bottom = state.bottom.slice(1);
  else game.hidden.decks[deck] = unknown.slice(1);
  state.unknown = Math.max(0, unknown.length - 1);
  return card;
}

/** A card is turned up, to be carried out. */
export function turnUp(game: Table, deck: DeckId, card: CardId): void {
  const state = game.open.decks[deck];
  if (state === undefined) throw new Error(`no such deck: ${deck}`);
  state.drawn = card;
  game.tell('westeros-card-drawn', { deck, card });
}

/** All cards of the deck but those being carried out, mixed again. */
function reshuffle(game: Table, deck: DeckId): void {
  const state = game.open.decks[deck];
  const unknown = game.hidden.decks[deck];
  if (state === undefined || unknown === undefined || state.drawn === null) return;
  const cards = [...unknown, ...state.bottom, state.drawn];
  game.hidden.decks[deck] = game.shuffle(cards.sort());
  state.unknown = cards.length;
  state.bottom = [];
  state.drawn = null;
  game.tell('deck-shuffled', { deck });
}

function hasIcon(rules: Ruleset, deck: DeckId, card: CardId): boolean {
  return rules.facts.decks[deck]?.some(entry => entry.card === card && entry.icon) ?? false;
}

/** A card that has its deck mixed goes back into it, and the next is turned up, until one is not of that kind. */
export function replaceMixing(game: Table, deck: DeckId): void {
  const { westeros } = rulesOf(game.open);
  while (westeros[game.open.decks[deck]?.drawn ?? '']?.reshuffles === true) {
    reshuffle(game, deck);
    turnUp(game, deck, topOf(game, deck));
  }
}

/** The icon of a card that was turned up moves the wildlings. */
export function moveByIcon(game: Table, deck: DeckId): void {
  const rules = rulesOf(game.open);
  if (!hasIcon(rules, deck, game.open.decks[deck]?.drawn ?? '')) return;
  for (const { realm, strength } of threatsOf(game.open)) {
    const next = strength + numberIn(rules, realm, 'wildlingsStep');
    setWildlings(game, realm, Math.min(numberIn(rules, realm, 'wildlingsMost'), next), 'icon');
  }
}

/** One card of every deck, all together, the first of each as the game says; each icon moves the wildlings at once. */
export function drawCards(game: Table, firstOf: (game: Table, deck: DeckId) => CardId): void {
  const decks = decksOf(rulesOf(game.open));
  for (const deck of decks) {
    turnUp(game, deck, firstOf(game, deck));
    replaceMixing(game, deck);
  }
  for (const deck of decks) moveByIcon(game, deck);
}

export const draw: Code<WesterosFrame> = { enter: game => drawCards(game, topOf) };

/** The next card of a stack; the used one goes to the bottom, open to all, until a card mixes the whole stack again. */
export function drawFrom(game: Table, deck: DeckId, reshuffles: (card: CardId) => boolean): CardId {
  const state = game.open.decks[deck];
  if (state === undefined) throw new Error(`no such deck: ${deck}`);
  for (;;) {
    const card = topOf(game, deck);
    if (!reshuffles(card)) {
      state.bottom = [...state.bottom, card];
      return card;
    }
    state.drawn = card;
    reshuffle(game, deck);
  }
}

/** A realm that wildlings threaten, and how strong they are there. */
interface Threat {
  readonly realm: RealmId;
  readonly strength: number;
}

const threatsOf = (open: WesterosOpen): Threat[] =>
  rulesOf(open).board.realms.flatMap(realm => {
    const { wildlings: strength } = realmAt(open, realm);
    return strength === undefined ? [] : [{ realm, strength }];
  });

/** Attacks on several realms come one after another: what is pushed last is the first. */
function attack(game: Table, threats: readonly Threat[], told: WesterosCardCode['with'] = {}): void {
  for (const { realm } of threats.toReversed()) game.push<WildlingsFrame>({ ...newAttack(realm), ...told });
}

/** The frame of the procedure a card names; wildlings attack every realm that they threaten. */
function begin(game: Table, run: string, told: WesterosCardCode['with'] = {}): void {
  const parts: Readonly<Record<string, object>> = {
    muster: { position: 0, only: null },
    clash: { realm: rulesOf(game.open).board.realms[0] ?? '', track: 0, bids: {}, ties: [], order: [] },
  };
  if (run === 'wildlings') attack(game, threatsOf(game.open), told);
  else game.push({ run, position: 0, ...parts[run], ...told } as { run: string });
}

/** Does what a card says, or asks the one who picks. */
function carryOutCode(game: Table, deck: DeckId, card: CardId, code: WesterosCardCode | undefined): void {
  if (code?.lasting !== undefined) addEffect(game, { ...code.lasting, owner: null });
  if (code?.run !== undefined) begin(game, code.run, code.with);
  if (code?.choice !== undefined) game.push<WesterosChoiceFrame>({ run: 'westeros-choice', deck, card });
}

/** A card of which the holder of a token picks what it does. */
export interface WesterosChoiceFrame extends Frame {
  readonly run: 'westeros-choice';
  readonly deck: DeckId;
  readonly card: CardId;
}

const offersOf = (open: WesterosOpen, { card }: WesterosChoiceFrame): readonly string[] =>
  Object.keys(rulesOf(open).westeros[card]?.choice?.options ?? {});

export const pickEffect: Code<WesterosChoiceFrame, 'option'> = {
  about: (_open, { card }) => ({ card }),
  enter(game, frame) {
    const chooser = rulesOf(game.open).westeros[frame.card]?.choice?.chooser;
    const realm = realmsOf(game.open)[0];
    if (chooser !== undefined && realm !== undefined) askHouse(game, frame, realm.holders[chooser], 'westeros-choice');
  },
  ask: ({ open }, frame) => ({ kind: 'option', from: offersOf(open, frame) }),
  refuse({ open }, frame, _seat, choice) {
    const { option } = choice;
    const offered = [...offersOf(open, frame)];
    return offered.includes(option)
      ? undefined
      : refuse(rulesOf(open), 'westeros-card-does-not-offer', {
          card: frame.card,
          choice: option.slice(0, 40),
          offered,
        });
  },
  answer(game, { deck, card }, seat, choice) {
    const { option } = choice;
    game.tell('westeros-choice-made', { house: houseOf(game.open, seat), card, option });
    carryOutCode(game, deck, card, rulesOf(game.open).westeros[card]?.choice?.options[option]);
  },
};

/** Wildlings that have come as far as they can attack at once, before any card is carried out. */
export const attackAtMost: Code<WesterosFrame> = {
  enter(game) {
    const rules = rulesOf(game.open);
    const isHere = ({ realm, strength }: Threat): boolean => strength >= numberIn(rules, realm, 'wildlingsMost');
    attack(game, threatsOf(game.open).filter(isHere));
  },
};

/** The cards one after another, deck by deck. */
export const carryOut: Code<WesterosFrame> = {
  enter(game, frame) {
    const rules = rulesOf(game.open);
    const deck = decksOf(rules)[frame.deck];
    if (deck === undefined) return;
    const card = game.open.decks[deck]?.drawn ?? '';
    const code = rules.westeros[card];
    frame.deck += 1;
    game.repeat(frame);
    game.tell('westeros-card-carried-out', { deck, card });
    carryOutCode(game, deck, card, code);
  },
};

/** Used cards go under their decks, where everybody knows them to be. */
export const putAway: Code<WesterosFrame> = {
  enter(game) {
    for (const deck of decksOf(rulesOf(game.open))) {
      const state = game.open.decks[deck];
      if (state === undefined) continue;
      if (state.drawn !== null) state.bottom = [...state.bottom, state.drawn];
      state.drawn = null;
    }
  },
};

/** A card that pays for crowns, and perhaps for ports. */
export interface CrownsFrame extends Frame {
  readonly run: 'crowns';
  readonly ports?: boolean;
}

/** In the order of play. */
export const crowns: Code<CrownsFrame> = {
  enter(game, { ports }) {
    const rules = rulesOf(game.open);
    for (const house of orderOfPlay(game.open)) {
      gainPower(game, house, crownsOf(game.open, rules, house), 'crowns');
      if (ports === true) gainPower(game, house, rules.rulings.portIncome(game.open, rules, house), 'ports');
    }
  },
};
