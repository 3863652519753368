import { useEffect } from 'react';

/** How large a picture is shown: on a card among others, or across a panel. */
export type Size = 'usual' | 'wide';

/** The cards on the page whose pictures somebody wants to see, and who draws them once they are here. */
export const wanted = {
  cards: { usual: new Set<string>(), wide: new Set<string>() } satisfies Record<Size, Set<string>>,
  tell: (_card: string, _size: Size): void => {},
};

/**
 * Room for the picture on a card. It is decoration: until it is here, and where it never comes, the emblem and the words
 * of the card stand as they are. What is around it carries `data-card`.
 */
export function Face({ of, size = 'usual' }: { of: string; size?: Size }) {
  useEffect(() => {
    wanted.cards[size].add(of);
    wanted.tell(of, size);
  }, [of, size]);
  return <i className={size === 'wide' ? 'face wide' : 'face'} />;
}
