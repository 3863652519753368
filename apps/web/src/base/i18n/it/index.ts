export { form } from './form.ts';
export { home } from './home.ts';
export { lobby } from './lobby.ts';
export { rules } from './rules.ts';
export { settings } from './settings.ts';
export { shell } from './shell.ts';
export { tables } from './tables.ts';
