import { numberIn, type RealmId } from '@corvo/westeros';
import { realmName, type Realm } from './realm.ts';
import type { Speak } from './speak.ts';

/** What wins, in the realm of the house that looks, or in each one for who only watches. */
export function goalsIn(
  { open, rules, mine }: Realm,
  say: Speak,
  own: (realm: RealmId) => string | undefined = () => undefined,
): string[] {
  const goal = (realm: RealmId): string =>
    own(realm) ?? say('left.wins', { count: numberIn(rules, realm, 'castlesToWin') });
  const home = mine === undefined ? undefined : open.houses[mine]?.realm;
  if (home !== undefined) return [goal(home)];
  return rules.board.realms.map(realm =>
    [realmName(rules, realm, say), goal(realm)].filter(text => text !== '').join(' · '),
  );
}
