/** Two soft strokes on a bell, made here: no file of sound to load. */
export function ring(): void {
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
