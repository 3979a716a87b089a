import { createContext, use } from 'react';

/** Finds the paths of an entity's screens, so that none of them needs to spell a path. Null: there is no such page. */
export interface Where {
  list(entity: string): string | null;
  form(entity: string): string | null;
  detail(entity: string): string | null;
}

const nowhere: Where = { list: () => null, form: () => null, detail: () => null };
const WhereContext = createContext<Where>(nowhere);

export const WhereProvider = WhereContext.Provider;
export const useWhere = () => use(WhereContext);
