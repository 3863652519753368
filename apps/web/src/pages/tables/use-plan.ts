import { botsFor, useGame, usualBot } from '../../session/games.ts';
import { playerCounts, type Game, type OptionValue, type OptionValues } from '@corvo/core';
import { startTransition, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { FIRST_GAME, manifestOf } from '../../base/games.ts';
import { optionForm, type OptionForm } from './option-form.ts';
import type { Order } from './PlaceMark.tsx';
import { seatsFor, withSeat, type SeatPlan, type Where } from './seat-plan.ts';

export interface Plan {
  readonly game: Game;
  readonly players: number;
  readonly counts: readonly number[]; // of players that this game can have
  readonly seats: readonly SeatPlan[];
  readonly bots: readonly string[];
  readonly form: OptionForm;
  setGame(id: string): void;
  setPlayers(players: number): void;
  setSeats(seats: SeatPlan[]): void;
  /** I take this place, or whichever is drawn: says whether it is settled now who sits where. */
  sit(place: number | null): Order;
  setOption(id: string, value: OptionValue): void;
}

/** A table that is being thought of: game, seats, options. */
export function usePlan(where: Where): Plan {
  const asked = new URLSearchParams(useSearch()).get('game') ?? '';
  const [id, setId] = useState(() => manifestOf(asked ?? '')?.id ?? FIRST_GAME);
  const game = useGame(id);
  if (game === undefined) throw new Error('the catalogue is empty');
  const [wished, setPlayers] = useState<number | null>(null);
  const counts = playerCounts(game.players);
  // The whole table, until somebody wants fewer; what needs many more people than the smallest table is for who asks.
  const players = wished ?? counts.find((count, at) => counts[at + 1] !== count + 1) ?? game.players.max;
  const [planned, setSeats] = useState<readonly SeatPlan[]>([]);
  const [options, setOptions] = useState<OptionValues>({});
  const bots = botsFor(id);
  const form = useMemo(() => optionForm(game, options, players), [game, options, players]);
  const seats = seatsFor(players, planned, where, usualBot(bots));
  return {
    game,
    players,
    counts,
    bots,
    form,
    seats,
    setGame(next) {
      // The form stays as it is while the rules of the other game are on their way.
      startTransition(() => {
        setId(next);
        setOptions({});
        setSeats([]);
        setPlayers(null);
      });
    },
    setPlayers,
    setSeats,
    sit(place) {
      if (place === null) return 'random';
      setSeats(withSeat(seats, place, { kind: 'me' }));
      return 'chosen';
    },
    setOption: (id, value) => setOptions(old => ({ ...old, [id]: value })),
  };
}
