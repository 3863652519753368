import type { Routes, BoardAnimation } from '../kit/kit.ts';
import type { Moment } from '../session/session.ts';

/** A picture of the pieces before a change: where each stood and how it looked. */
interface Seen {
  readonly rect: DOMRect;
  readonly node: HTMLElement;
}

const MOVE = 420; // one piece, in milliseconds
const STAGGER = 110;
const LONGEST = 3000; // a chain of events never lasts longer
const EASE = 'cubic-bezier(.2,.7,.2,1)';

const visible = (rect: DOMRect): boolean => rect.width > 0 && rect.height > 0;

/** Moves pieces from where they were to where they are now, with transforms alone. */
export class Stage {
  readonly #root: HTMLElement;
  #before = new Map<string, Seen>();
  #running: Animation[] = [];
  readonly #board: BoardAnimation | undefined;

  constructor(root: HTMLElement, board?: BoardAnimation) {
    this.#root = root;
    this.#board = board;
  }

  /** Looks at the table just before it changes. */
  capture(): void {
    this.#before.clear();
    for (const node of this.#root.querySelectorAll<HTMLElement>('[data-piece]')) {
      const rect = node.getBoundingClientRect();
      const id = node.dataset['piece'] ?? '';
      if (visible(rect) && !this.#before.has(id))
        this.#before.set(id, { rect, node: node.cloneNode(true) as HTMLElement });
    }
    this.#board?.capture();
  }

  /** Plays the change; done when everything has arrived. */
  async play(routes: Routes, moment: Moment, factor: number): Promise<void> {
    const now = new Map<string, HTMLElement>();
    for (const node of this.#root.querySelectorAll<HTMLElement>('[data-piece]')) {
      const id = node.dataset['piece'] ?? '';
      if (!now.has(id) && visible(node.getBoundingClientRect())) now.set(id, node);
    }
    const leaving = [...this.#before].filter(([id]) => !now.has(id) && routes.has(id));
    const stagger = Math.min(STAGGER, (LONGEST - MOVE * factor) / Math.max(1, leaving.length)) * factor;
    const order = [...routes.keys()];
    leaving.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    const jobs: Promise<unknown>[] = leaving.map(([id, seen], index) =>
      this.#fly(seen, this.#place(routes.get(id) ?? ''), MOVE * factor, index * stagger),
    );
    for (const [id, node] of now) {
      const seen = this.#before.get(id);
      if (seen !== undefined) jobs.push(this.#glide(node, seen.rect, (MOVE + leaving.length * STAGGER) * factor));
    }
    this.#before.clear();
    for (const animation of this.#board?.play(moment, factor) ?? []) {
      this.#running.push(animation);
      jobs.push(animation.finished.catch(() => undefined));
    }
    await Promise.all(jobs);
    this.#running = [];
  }

  /** Everything arrives at once. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** The place itself, or where it is announced when its panel is folded away. */
  #place(names: string): DOMRect | undefined {
    for (const name of names.split(' ')) {
      for (const node of this.#root.querySelectorAll(`[data-place="${name}"]`)) {
        const rect = node.getBoundingClientRect();
        if (visible(rect)) return rect;
      }
    }
    return undefined;
  }

  #animate(node: HTMLElement, frames: Keyframe[], duration: number, delay: number): Promise<unknown> {
    const animation = node.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' });
    this.#running.push(animation);
    return animation.finished.catch(() => undefined);
  }

  /** A picture of a piece that has left flies to its new place and goes out there. */
  async #fly({ rect, node }: Seen, to: DOMRect | undefined, duration: number, delay: number): Promise<void> {
    node.removeAttribute('data-piece');
    node.setAttribute('aria-hidden', 'true');
    node.classList.add('flying');
    Object.assign(node.style, {
      left: `${rect.left}px`,
      top: `${rect.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
    });
    this.#root.append(node);
    const x = to ? to.left + to.width / 2 - rect.left - rect.width / 2 : 0;
    const y = to ? to.top + to.height / 2 - rect.top - rect.height / 2 : 0;
    const scale = to ? Math.max(0.22, Math.min(0.6, (to.height * 1.2) / rect.height)) : 0.8;
    await this.#animate(
      node,
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translateY(-6px) scale(1.06)', opacity: 1, offset: 0.22 },
        { transform: `translate(${x}px,${y}px) scale(${scale})`, opacity: to ? 0.9 : 0 },
      ],
      duration * 1.35,
      delay,
    );
    node.remove();
  }

  /** A piece that is still there comes from where it was. */
  #glide(node: HTMLElement, from: DOMRect, duration: number): Promise<unknown> {
    const to = node.getBoundingClientRect();
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(x) < 2 && Math.abs(y) < 2) return Promise.resolve();
    node.classList.add('gliding');
    return this.#animate(node, [{ transform: `translate(${x}px,${y}px)` }, { transform: 'none' }], duration, 0).finally(
      () => node.classList.remove('gliding'),
    );
  }
}
