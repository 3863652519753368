export { form } from './form.ts';
export { home } from './home.ts';
export { shell } from './shell.ts';
export { tables } from './tables.ts';
