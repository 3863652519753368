import { findGame, GAMES } from '../games.ts';
import type { Game, OptionValue, OptionValues } from '@corvo/core';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { botsFor, usualBot } from './bots.ts';
import { optionForm, type OptionForm } from './option-form.ts';
import { seatsFor, type SeatPlan, type Where } from './seat-plan.ts';

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
  setOption(id: string, value: OptionValue): void;
}

/** A table that is being thought of: game, seats, options. */
export function usePlan(where: Where): Plan {
  const asked = new URLSearchParams(useSearch()).get('game') ?? '';
  const first = findGame(asked) ?? GAMES[0];
  if (first === undefined) throw new Error('the catalogue is empty');
  const [game, setGame] = useState(first);
  const [players, setPlayers] = useState(() => usualPlayers(first));
  const [planned, setSeats] = useState<readonly SeatPlan[]>([]);
  const [options, setOptions] = useState<OptionValues>({});
  const bots = useMemo(() => botsFor(game), [game]);
  const form = useMemo(() => optionForm(game, options, players), [game, options, players]);
  const counts = Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => game.players.min + i);
  return {
    game,
    players,
    counts,
    bots,
    form,
    seats: seatsFor(players, planned, where, usualBot(bots)),
    setGame(id) {
      const next = findGame(id);
      if (next === undefined) return;
      setGame(next);
      setOptions({});
      setSeats([]);
      setPlayers(usualPlayers(next));
    },
    setPlayers,
    setSeats,
    setOption: (id, value) => setOptions(old => ({ ...old, [id]: value })),
  };
}

const usualPlayers = ({ players: { min, max } }: Game): number => Math.min(Math.max(3, min), max);
