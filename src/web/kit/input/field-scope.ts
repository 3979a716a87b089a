import { createContext, useContext } from 'react';

/** Whose record a form is about: pickers search there, and files are stored there. */
export interface FieldScope {
  home: string | null;
  resident: string | null;
  /** The names of the records already chosen, by their ids. */
  names: ReadonlyMap<string, string>;
  /** Who had a hand in the record already: where another person is asked for they are not offered. */
  involved?: readonly string[];
  /** The form makes the file itself the record, so the input hands over the file and uploads nothing. */
  savesFile: boolean;
}

const nowhere: FieldScope = { home: null, resident: null, names: new Map(), savesFile: false };
const Scope = createContext(nowhere);

export const FieldScopeProvider = Scope.Provider;
export const useFieldScope = (): FieldScope => useContext(Scope);
