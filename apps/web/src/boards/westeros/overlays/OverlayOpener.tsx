import { Layers } from 'lucide-react';
import type { Speak } from '../speak.ts';
import { OVERLAYS } from './overlay.ts';
import { useFocusAfter } from './use-focus-after.ts';
import type { Overlays } from './use-overlay.ts';
import './overlays.css';

interface Props {
  readonly overlays: Overlays;
  readonly say: Speak;
}

/** The button that opens the panel, among those of the map. */
export function OverlayOpener({ overlays, say }: Props) {
  const { isOpen } = overlays;
  const button = useFocusAfter(isOpen, !isOpen);
  if (isOpen) return null;
  const name = say('over.show');
  return (
    <button
      ref={button}
      type="button"
      className="wt-over-open"
      aria-label={name}
      title={`${name} (1–${OVERLAYS.length})`}
      onClick={overlays.open}
    >
      <Layers aria-hidden size={20} />
    </button>
  );
}
