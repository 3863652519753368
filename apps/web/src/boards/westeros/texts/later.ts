import { gathered, type Catalogue } from '@corvo/core';
import { battleTexts } from '../battle/texts.ts';
import { dockTexts } from '../dock/texts.ts';
import { endingTexts } from '../ending/texts.ts';
import { leftTexts } from '../left/texts.ts';
import { overlayTexts } from '../overlays/texts.ts';
import { summaryTexts } from '../summary/texts.ts';

/** What the parts of the board say that come after the first orders. */
export const laterTexts: Catalogue = gathered(
  overlayTexts,
  endingTexts,
  dockTexts,
  leftTexts,
  summaryTexts,
  battleTexts,
);
