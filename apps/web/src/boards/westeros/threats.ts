import { numberIn, type RealmId } from '@corvo/westeros';
import { realmName, type Realm } from './realm.ts';
import type { Speak } from './speak.ts';

/** How strong the wildlings are before one realm. */
interface Threat {
  readonly realm: RealmId;
  readonly strength: number;
  readonly most: number;
  readonly told: string;
}

/** The realms that wildlings threaten, in their order. */
export const threatsIn = ({ open, rules }: Pick<Realm, 'open' | 'rules'>, say: Speak): Threat[] =>
  rules.board.realms.flatMap(realm => {
    const strength = open.realms[realm]?.wildlings;
    if (strength === undefined) return [];
    const most = numberIn(rules, realm, 'wildlingsMost');
    const told = `${realmName(rules, realm, say)} ${say('left.wildlings', { strength, most })}`.trim();
    return [{ realm, strength, most, told }];
  });
