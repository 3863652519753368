import { useEffect } from 'react';

/** The cards on the page whose pictures somebody wants to see, and who draws them once they are here. */
export const wanted = { cards: new Set<string>(), tell: (_card: string): void => {} };

/**
 * Room for the picture on a card. It is decoration: until it is here, and where it never comes, the emblem and the words
 * of the card stand as they are. What is around it carries `data-card`.
 */
export function Face({ of }: { of: string }) {
  useEffect(() => {
    wanted.cards.add(of);
    wanted.tell(of);
  }, [of]);
  return <i className="face" />;
}
