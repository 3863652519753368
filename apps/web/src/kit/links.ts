import { createContext, useContext } from 'react';

/** Addresses of other pages; the shell may give its own. */
export interface Links {
  clause(game: string, clause: string): string;
  rules(game: string): string;
  home(): string;
  replay(table: string, n: number): string;
}

const DEFAULT: Links = {
  clause: (game, clause) => `/rules/${clause.startsWith('CO-') ? 'common' : game}#${clause}`,
  rules: game => `/rules/${game}`,
  home: () => '/',
  replay: (table, n) => `/replay/${table}#${n}`,
};

export const LinksContext = createContext<Links>(DEFAULT);
export const useLinks = (): Links => useContext(LinksContext);
