export { courseFaults } from './faults.ts';
