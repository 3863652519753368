import { describe } from 'vitest';
import { listsContract } from './lists-contract.fixture.ts';
import { peopleContract } from './people-contract.fixture.ts';
import { storyContract } from './story-contract.fixture.ts';
import type { Open } from './values.fixture.ts';

/** What every database must do. */
export function storageContract(name: string, open: Open): void {
  describe(`storage on ${name}`, () => {
    peopleContract(open);
    storyContract(open);
    listsContract(open);
  });
}
