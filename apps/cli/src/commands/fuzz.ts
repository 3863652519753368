import type { Command } from '../context.ts';
import { EXIT } from '../io.ts';
export const command: Command = { flags: { json: 'switch' }, words: { min: 1, max: 1000 }, run: () => EXIT.ok };
