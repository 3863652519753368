import type { Seat, View } from '@corvo/core';
import { HOUSES, type Open } from '@corvo/hand-of-the-king';
import { Art } from '../../base/art/index.ts';
import type { Words } from '../../kit/words.ts';

/** Beside a player's name: how many banners, and whether the raven is still there. */
export function SeatSide({ view, words, seat }: { view: View; words: Words; seat: Seat }) {
  const open = view.open as Open;
  const banners = HOUSES.filter(house => open.banners[house] === seat).length;
  return (
    <span className="hk-side">
      {open.options.threeEyedRaven && open.areas[seat]?.raven === true && (
        <Art name="messenger-raven" label={words.t('has-raven')} />
      )}
      <span className="hk-score" role="img" aria-label={words.say('draw.banners', { count: banners })}>
        <Art name="banner" />
        <b aria-hidden>{banners}</b>
      </span>
    </span>
  );
}
