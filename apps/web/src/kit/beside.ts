import { createContext, useContext } from 'react';

/** Opens a clause of the rulebook beside the table; nobody listens where there is no room for it. */
type OpenBeside = (clause: string) => void;

export const BesideContext = createContext<OpenBeside | undefined>(undefined);
export const useBeside = (): OpenBeside | undefined => useContext(BesideContext);
