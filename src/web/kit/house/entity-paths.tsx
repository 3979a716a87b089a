import { createContext, use } from 'react';

/** Finds the paths of an entity's screens, so that none of them needs to spell a path. Null: there is no such page. */
export interface EntityPaths {
  list(entity: string): string | null;
  form(entity: string): string | null;
  detail(entity: string): string | null;
  /** Where one record is opened: on a page of its own kind, else on that of the resident it is about. */
  record(entity: string, id: string, resident: string | null): string | null;
}

const noPaths: EntityPaths = { list: () => null, form: () => null, detail: () => null, record: () => null };
const EntityPathsContext = createContext<EntityPaths>(noPaths);

export const EntityPathsProvider = EntityPathsContext.Provider;
export const useEntityPaths = () => use(EntityPathsContext);
