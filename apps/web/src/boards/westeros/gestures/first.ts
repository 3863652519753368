import type { OrdersAsk } from '@corvo/westeros';
import type { Desk } from '../desk.ts';
import { NO_GESTURE, type Gesture } from './gesture.ts';
import { ordersGesture } from './orders.ts';

/** What pointing at the map means for the first question of every game; for all the others see `gestureFor`. */
export const firstGesture = (desk: Desk): Gesture =>
  desk.ask?.kind === 'orders' ? ordersGesture(desk, desk.ask as OrdersAsk) : NO_GESTURE;
