import type { Game } from '@corvo/core';
import { begin, type Change, type Owner } from '@corvo/host';
import type { SavedGame, SavedSeat } from './saved.ts';

/** Everybody at this device is one person to the rules of a table: nobody need be asked twice. */
export const HERE = 'here';

const ownerOf = ({ seat, name, person, bot, resigned = false }: SavedSeat): Owner => ({
  seat,
  name,
  person: person ? HERE : null,
  bot,
  resigned,
});

/** The start of a game of this device, with those who sit at it now. */
export const startOf = (game: Game, { options, seats, seed, takeBack, started }: SavedGame): Change =>
  begin(
    { game, clockwork: null, owners: seats.map(ownerOf), seed, terms: { takeBack, clock: null } },
    options,
    started,
  );
