export { People, hashOfSecret, SESSION_MS } from './people.ts';
