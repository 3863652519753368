import { SHAPES } from '@corvo/core';
import { soon } from '../shared/soon.tsx';

const FORMS: readonly string[] = [...Object.keys(SHAPES), 'orders', 'raid', 'march', 'muster'];

/** Has this kind of question a form of its own? */
export const hasForm = (ask: { readonly kind: string }): boolean => FORMS.includes(ask.kind);

/** The forms are fetched with the first question that is answered in one. */
export const AskForm = soon(async () => (await import('./AskForm.tsx')).AskForm);
