export { deviceOf } from './device.ts';
export { People, hashOfSecret, SESSION_MS } from './people.ts';
export { choose, preferencesOf } from './preferences.ts';
export { identityLink, peopleNamed, type Found } from './recover.ts';
