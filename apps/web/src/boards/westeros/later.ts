/** What nobody needs before the first orders are given, as one part of the pages: `use-later.ts` fetches it. */
export { AskForm } from '../../kit/asks/AskForm.tsx';
export { BattlePanel, BattleStrip } from './battle/BattlePanel.tsx';
export { BidDock } from './dock/BidDock.tsx';
export { CardsDock } from './dock/CardsDock.tsx';
export { MarchDock } from './dock/MarchDock.tsx';
export { MusterDock } from './dock/MusterDock.tsx';
export { OptionsDock } from './dock/OptionsDock.tsx';
export { RaidDock } from './dock/RaidDock.tsx';
export { RankDock } from './dock/RankDock.tsx';
export { UnitsDock } from './dock/UnitsDock.tsx';
export { foreseen } from './foresee.ts';
export { gestureFor } from './gestures/index.ts';
export { MapScene } from './map/motion/scene.ts';
export { RoutedArrows } from './map/RoutedArrows.tsx';
export { overlayOf } from './overlays/facts.ts';
export { OverlayPanel } from './overlays/OverlayPanel.tsx';
export { RoundCard } from './summary/RoundCard.tsx';
