import { useEffect } from 'react';
import type { TableSession } from '../session/session.ts';
import { useSettings } from '../base/settings/store.ts';

/** Two soft strokes on a bell, made here: no file to load. */
function ring(): void {
  const audio = new AudioContext();
  const now = audio.currentTime;
  [523.25, 783.99].forEach((pitch, stroke) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = now + stroke * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.75);
  });
  setTimeout(() => void audio.close(), 1_200);
}

/** Does the table wait for whoever is here? */
export const isMine = (session: TableSession): boolean => {
  const { game, view, sitters } = session.snapshot();
  const waiting = game
    .waiting(view.open)
    .filter(({ answered }) => !answered)
    .map(({ seat }) => seat);
  return sitters.some(({ seat, mine, bot }) => mine && bot === null && waiting.includes(seat));
};

/** Rings when my turn begins, for those who have switched sound on. */
export function useTurnSound(session: TableSession | undefined): void {
  useEffect(() => {
    if (session === undefined) return;
    let before = isMine(session);
    return session.subscribe(() => {
      const mine = isMine(session);
      if (mine && !before && useSettings.getState().sound) ring();
      before = mine;
    });
  }, [session]);
}
