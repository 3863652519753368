import { MANIFESTS } from '@corvo/catalogue/manifests';
import react from '@vitejs/plugin-react';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { ahead } from './build/ahead.ts';
import { boards } from './build/boards.ts';
import { compressed } from './build/compressed.ts';
import { facts } from './build/facts.ts';
import { ledgers } from './build/ledgers.ts';
import { maps } from './build/maps.ts';
import { offlineFiles } from './build/offline-files.ts';
import { pictures } from './build/pictures.ts';
import { texts } from './build/texts.ts';
import { workers } from './build/workers.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;
const proxy = {
  '/api': server,
  '/healthz': server,
  '/readyz': server,
  '/live': { target: server, ws: true },
};

/** The rules of the Westeros kernel that come after the first board (`packages/westeros/src/first-game.ts`). */
const REST =
  'game\\.ts|procedures|abilities/(?:engine|refusal)|battle/(?:blade|cards|casualties|clean-up|retreat|skulls|start)|bids/|marches/|muster/(?:card|check)|orders/(?:consolidate|raids|raven)|realm/(?:contested|reach)|supply/(?:card|cut)|westeros-cards/';
const inSources = (room: string, files: string): RegExp => new RegExp(`/${room}/src/(?:${files})`);

/** What says which files of a game its first rules need: a game without it has them where the build puts them. */
const filesOf = (id: string): string => here(`../../games/${id}/src/first-files.ts`);

/** The first rules of a game in one file, where that pays; those that others stand on come first in the catalogue. */
const FIRST_RULES = await Promise.all(
  MANIFESTS.filter(({ id }) => existsSync(filesOf(id))).map(async ({ id }, place) => {
    const { LATER } = (await import(filesOf(id))) as { readonly LATER: string };
    const apart = `board|texts|lessons|aids|manifest|title|code|first|game|whole|\\w+/(?:aids|texts)|${LATER}`;
    return { name: id, test: new RegExp(`/games/${id}/(?:facts|src/(?!${apart}))`), priority: 1 - place / 10 };
  }),
);

/**
 * What is always wanted together is one file: to ask for twenty small ones takes a slow device longer than to read them.
 * The core is by itself because the workers of the bots want it too, and nothing that needs a window.
 */
const FILES = [
  {
    name: 'core',
    test: /[\\/](packages[\\/]core[\\/]src[\\/](?!lessons|record[\\/](read|verify|record))|src[\\/]base[\\/]i18n[\\/]fetched)/,
    priority: 3,
  },
  {
    name: 'app',
    tags: ['$initial' as const], // also of the workers: they are left out by name
    test: /^(?!.*[\\/](packages[\\/](westeros|bots)|games|src[\\/]app[\\/]offline[\\/]sw|src[\\/]session[\\/]local[\\/](workers|think))[\\/.])/,
    priority: 2,
  },
  {
    name: 'westeros',
    test: inSources('packages/westeros', `(?!aids/(?!map)|${REST})`),
    priority: 2,
  },
  { name: 'westeros-rest', test: inSources('packages/westeros', REST), priority: 1 },
  ...FIRST_RULES,
  {
    name: 'table',
    test: /[\\/]apps[\\/]web[\\/]src[\\/](table[\\/](?!cards[\\/]|replay[\\/]|result[\\/]|TableMenu|(?:Resign|Vote|Instructions)Dialog|DialogSheet|giveable|ChatPanel|channels|RuleBeside|SinceNotice|Curtain|Clock|bell|Watchers|time-left)|kit[\\/](?!kit\.|timeline\.|rulebook[\\/]|asks[\\/](AskForm|NumberForms|Stepper))|base[\\/](settings[\\/]table-prefs|pictures[\\/]Face|ui[\\/]Limit)|session[\\/](session|local[\\/](?!workers|think|later|older|retell))|pages[\\/]lobby[\\/]NoTable)/,
    priority: 1,
  },
];

/** Rules after the first orders, pages that are seldom opened, and parts of the table that come later. */
const AT_LEISURE =
  /(rest|whole|later|(Settings|Carry|Replay|Learn|Lesson|Courses|Rules|Ledger|Result|NewTable|Games|Lost)\w+|AskForm|Forms|Ending|Cards|Loupe|Clock|Watchers|ChatPanel|TableMenu|Curtain|SinceNotice|RuleBeside|bell)-[^/]+$/;
const isStyle = (file: string): boolean => file.endsWith('.css');

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    ledgers(),
    texts(),
    boards(),
    facts(),
    maps(),
    pictures(),
    workers(),
    ahead(),
    offlineFiles(),
    compressed(),
  ],
  // wouter brings a stand-in for older versions of React along; ours has the real one.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    manifest: true, // the budget reads it
    assetsInlineLimit: 0, // the content policy allows no data addresses for scripts, and one rule is simpler than two
    modulePreload: {
      polyfill: false,
      // On the way to a board every name on the first page weighs: what comes after it, and pages that are seldom
      // opened, may find out by themselves which scripts they need.
      resolveDependencies: (file, needed) => (AT_LEISURE.test(file) ? needed.filter(isStyle) : needed),
    },
    rolldownOptions: {
      input: { main: here('index.html'), sw: here('src/app/offline/sw.ts') },
      output: {
        entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: FILES },
      },
    },
  },
});
