export { People, SESSION_MS } from './people.ts';
