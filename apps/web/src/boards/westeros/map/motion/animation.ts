import type { Acts } from '../props.ts';
import type { Act } from './act.ts';

const MOVE = 620; // an army on its way, in milliseconds
const REVEAL = 480;
const SHORT = 360;
const BEAT = 380; // from one thing to the next
const STAGGER = 35;
const LONGEST = 3000; // all together, without the last one's own time
const EASE = 'cubic-bezier(.2,.7,.2,1)';

/** What lies on the map, by what it is and where: `disc winterfell stark`. */
const LYING = ['disc', 'token', 'mark', 'held', 'army'] as const;
type Lying = (typeof LYING)[number];

const key = (what: Lying, ...where: readonly string[]): string => `${what} ${where.join(' ')}`;

/** The part of a drawing that may be moved: the outer one holds it in its place. */
const moving = (node: Element | undefined): Element | undefined => node?.querySelector(':scope > .wm-act') ?? undefined;

/** Lets the map change before the viewer's eyes: orders turn, armies go, tokens fall. */
export class MapAnimation {
  readonly #root: HTMLElement;
  #before = new Map<string, Element>();
  #played: Animation[] = [];

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  capture(): void {
    this.#before = new Map([...this.#lying()].map(([name, node]) => [name, node.cloneNode(true) as Element]));
  }

  /** Times are multiplied by `factor`. */
  play({ n, list: acts }: Acts, factor: number): readonly Animation[] {
    this.#played = [];
    const layer = this.#root.querySelector(`.wm-acts[data-moment="${n}"]`);
    if (layer === null) return [];
    const now = this.#lying();
    const last = Math.max(0, ...acts.map(({ beat }) => beat));
    const pace = Math.min(BEAT, LONGEST / Math.max(1, last)) * factor;
    for (const [index, act] of acts.entries()) {
      const drawn = layer.querySelector(`[data-act="${index}"]`) ?? undefined;
      this.#act(act, { drawn, now, layer, delay: act.beat * pace, factor });
    }
    this.#newMasters(now, factor);
    return this.#played;
  }

  #lying(): Map<string, Element> {
    const found = new Map<string, Element>();
    for (const what of LYING)
      for (const node of this.#root.querySelectorAll(`.wm [data-${what}]`))
        found.set(key(what, node.getAttribute(`data-${what}`) ?? ''), node);
    return found;
  }

  #animate(node: Element | undefined, frames: Keyframe[], time: number, delay: number): Animation | undefined {
    if (node === undefined) return undefined;
    const animation = node.animate(frames, { duration: time, delay, easing: EASE, fill: 'backwards' });
    this.#played.push(animation);
    return animation;
  }

  /** A picture of what lay there before goes its way and is gone. */
  #ghost(name: string, layer: Element, frames: Keyframe[], time: number, delay: number): void {
    const ghost = this.#before.get(name)?.cloneNode(true) as Element | undefined;
    if (ghost === undefined) return;
    for (const what of LYING) ghost.removeAttribute(`data-${what}`);
    layer.append(ghost);
    const animation = this.#animate(moving(ghost), frames, time, delay);
    if (animation === undefined) ghost.remove();
    else void animation.finished.catch(() => undefined).finally(() => ghost.remove());
  }

  #act(act: Act, { drawn, now, layer, delay, factor }: Playing): void {
    const [move, short, reveal] = [MOVE * factor, SHORT * factor, REVEAL * factor];
    switch (act.kind) {
      case 'flight':
        this.#fly(drawn, move, delay);
        this.#keepAway(key('army', act.to, act.house), now, delay + move);
        break;
      case 'strike':
        this.#animate(drawn?.querySelector('.wm-trail') ?? undefined, TRAIL, reveal, delay);
        break;
      case 'clash':
        this.#animate(drawn?.querySelector('.wm-clash') ?? undefined, CLASH, reveal * 1.5, delay);
        break;
      case 'fallen':
        this.#animate(drawn?.querySelector('.wm-fallen') ?? undefined, FALL, move, delay);
        break;
      case 'coin':
        this.#animate(drawn?.querySelector('.wm-coin') ?? undefined, COIN, move, delay);
        break;
      case 'revealed':
        for (const [nth, area] of act.areas.entries())
          this.#turn(key('disc', area, act.house), now, layer, reveal, delay + nth * STAGGER * factor);
        break;
      case 'turned':
        this.#turn(key('disc', act.area, act.house), now, layer, reveal, delay);
        break;
      case 'order-gone':
        this.#ghost(key('disc', act.area, act.house), layer, act.isStruck ? STRUCK : GONE, short * 1.3, delay);
        break;
      case 'order-carried':
        this.#ghost(key('disc', act.from, act.house), layer, GONE, short, delay);
        this.#animate(moving(now.get(key('disc', act.to, act.house))), COMES, short, delay + move);
        break;
      case 'token-laid':
        this.#animate(moving(now.get(key('token', act.area))), DROPS, short, delay);
        break;
      case 'token-gone':
        this.#ghost(key('token', act.area), layer, GONE, short, delay);
        break;
      case 'mark-gone':
        for (const name of this.#before.keys())
          if (name.startsWith(`mark ${act.area} `) && !now.has(name)) this.#ghost(name, layer, STRUCK, move, delay);
        break;
      case 'mustered':
        this.#animate(moving(now.get(key('army', act.area, act.house))), COMES, short, delay);
        break;
      case 'lying':
        this.#tilt(now.get(key('army', act.area, act.house)), '.wm-routed .wm-tilt', 90, short, delay + move);
        break;
      case 'standing':
        for (const [name, node] of now)
          if (name.startsWith(`army ${act.area} `)) this.#tilt(node, '.wm-tilt', -90, short, delay);
        break;
    }
  }

  /** Along its arrow, which shows while the army is on its way. */
  #fly(drawn: Element | undefined, time: number, delay: number): void {
    const way = (drawn?.getAttribute('data-way') ?? '').split(' ').map(point => point.split(','));
    const frames = way.map(([x, y]): Keyframe => ({ transform: `translate(${x}px,${y}px)`, opacity: 1 }));
    this.#animate(drawn?.querySelector('.wm-trail') ?? undefined, TRAIL, time, delay);
    this.#animate(drawn?.querySelector('.wm-flyer') ?? undefined, frames, time, delay);
  }

  /** Nobody is where they have not arrived yet; who was there before stays in sight. */
  #keepAway(name: string, now: ReadonlyMap<string, Element>, until: number): void {
    if (!this.#before.has(name)) this.#animate(moving(now.get(name)), [{ opacity: 0 }, { opacity: 0 }], until, 0);
  }

  /** A token turns over: its back goes, its face comes. */
  #turn(name: string, now: ReadonlyMap<string, Element>, layer: Element, time: number, delay: number): void {
    const hasBack = this.#before.has(name);
    if (hasBack) this.#ghost(name, layer, [FLAT.to, FLAT.edge], time / 2, delay);
    this.#animate(moving(now.get(name)), [FLAT.edge, FLAT.to], time / 2, delay + (hasBack ? time / 2 : 0));
  }

  #tilt(army: Element | undefined, who: string, from: number, time: number, delay: number): void {
    for (const unit of army?.querySelectorAll(who) ?? [])
      this.#animate(unit, [{ transform: `rotate(${from}deg)` }, { transform: 'none' }], time, delay);
  }

  /** Land that has another master takes its colour. */
  #newMasters(now: ReadonlyMap<string, Element>, factor: number): void {
    for (const [name, node] of now)
      if (name.startsWith('held ') && !this.#before.has(name))
        this.#animate(node, [{ opacity: 0 }, { opacity: 1 }], REVEAL * factor, MOVE * 0.6 * factor);
  }
}

interface Playing {
  readonly drawn: Element | undefined; // what stands for it in the layer of the map
  readonly now: ReadonlyMap<string, Element>;
  readonly layer: Element;
  readonly delay: number;
  readonly factor: number;
}

const FLAT = { edge: { transform: 'scaleX(0)' }, to: { transform: 'none' } };
const TRAIL: Keyframe[] = [
  { opacity: 0 },
  { opacity: 0.9, offset: 0.2 },
  { opacity: 0.9, offset: 0.75 },
  { opacity: 0 },
];
const CLASH: Keyframe[] = [
  { opacity: 0, transform: 'scale(.4) rotate(-30deg)' },
  { opacity: 1, transform: 'scale(1.15)', offset: 0.3 },
  { opacity: 1, transform: 'none', offset: 0.7 },
  { opacity: 0, transform: 'scale(1.3)' },
];
const FALL: Keyframe[] = [
  { opacity: 1, transform: 'none' },
  { opacity: 1, transform: 'rotate(8deg)', offset: 0.35 },
  { opacity: 0, transform: 'translateY(26px) rotate(24deg) scale(.8)' },
];
const COIN: Keyframe[] = [
  { opacity: 0, transform: 'scale(.5)' },
  { opacity: 1, transform: 'translateY(-10px)', offset: 0.3 },
  { opacity: 1, transform: 'translateY(-22px)', offset: 0.7 },
  { opacity: 0, transform: 'translateY(-40px)' },
];
const STRUCK: Keyframe[] = [
  { opacity: 1, transform: 'none' },
  { opacity: 1, transform: 'scale(1.2) rotate(-14deg)', offset: 0.3 },
  { opacity: 0, transform: 'translate(26px,34px) rotate(70deg) scale(.7)' },
];
const GONE: Keyframe[] = [
  { opacity: 1, transform: 'none' },
  { opacity: 0, transform: 'scale(.6)' },
];
const COMES: Keyframe[] = [
  { opacity: 0, transform: 'scale(.6)' },
  { opacity: 1, transform: 'none' },
];
const DROPS: Keyframe[] = [
  { opacity: 0, transform: 'translateY(-24px) scale(1.5)' },
  { opacity: 1, transform: 'none' },
];
