import { say, type Language } from '@corvo/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { texts } from '../base/i18n/texts.ts';
import { Guard } from '../base/ui/States.tsx';
import { BrokenPage } from './BrokenPage.tsx';

const written = (language: Language): string =>
  renderToStaticMarkup(createElement(BrokenPage, { t: (key, data) => say(texts, language, key, data) }));

test('a broken page says so in both languages, and leads back to itself and to the start', () => {
  expect(written('en')).toMatch(/Something went wrong.*<button.*Reload the page.*<a [^>]*href="\/".*Back to the start/);
  expect(written('it')).toMatch(/Qualcosa è andato storto.*<button.*Ricarica la pagina.*<a [^>]*href="\/".*Torna all/);
});

/** A guard as React moves it: by what was thrown below it, then by the place one goes to. */
function guardAt(place: string) {
  const props = { place, children: 'page', fallback: 'broken' };
  const guard = new Guard(props);
  const take = (change: object | null): void => void (guard.state = { ...guard.state, ...change });
  return {
    drawn: () => guard.render(),
    breaks: (error: unknown) => {
      take(Guard.getDerivedStateFromError());
      guard.componentDidCatch(error, { componentStack: ' at Page' });
    },
    goes: (next: string) => take(Guard.getDerivedStateFromProps({ ...props, place: next }, guard.state)),
  };
}

test.each([new Error('thrown'), { code: 'a-problem' }, undefined])('what a page throws is logged: %s', error => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const guard = guardAt('/rules');
    expect(guard.drawn()).toBe('page');
    guard.breaks(error);
    expect(guard.drawn()).toBe('broken');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('/rules'), error, ' at Page');
  } finally {
    log.mockRestore();
  }
});

test('a page that broke stays so until one goes elsewhere, and the next one is drawn', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const guard = guardAt('/rules');
  guard.breaks(new Error('thrown'));
  log.mockRestore();
  guard.goes('/rules');
  expect(guard.drawn()).toBe('broken');
  guard.goes('/games');
  expect(guard.drawn()).toBe('page');
});
