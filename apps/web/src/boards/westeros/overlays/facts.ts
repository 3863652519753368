import type { Realm } from '../realm.ts';
import type { Speak } from '../speak.ts';
import { incomeOverlay } from './income.ts';
import type { Overlay, OverlayId, OverlayTarget } from './overlay.ts';
import { reachOverlay, supportOverlay } from './reach.ts';
import { supplyOverlay } from './supply.ts';
import { waysOverlay } from './ways.ts';
import { winOverlay } from './win.ts';

/** One overlay of the table as its viewer sees it; nothing is looked at but what lies open. */
export function overlayOf(id: OverlayId, realm: Realm, target: OverlayTarget, say: Speak): Overlay {
  switch (id) {
    case 'supply':
      return supplyOverlay(realm, say);
    case 'reach':
      return reachOverlay(realm, target.area, say);
    case 'support':
      return supportOverlay(realm, target.area, say);
    case 'ways':
      return waysOverlay(realm, target, say);
    case 'win':
      return winOverlay(realm, target, say);
    case 'income':
      return incomeOverlay(realm, say);
  }
}
