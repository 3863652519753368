export { form } from './form.ts';
export { home } from './home.ts';
export { lobby } from './lobby.ts';
export { notices } from './notices.ts';
export { rules } from './rules.ts';
export { settings } from './settings.ts';
export { shell } from './shell.ts';
export { tables } from './tables.ts';
