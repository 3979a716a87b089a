import type { Reader } from '#domain/kit/people/who-can.ts';
import { useAuth } from '../state/store.ts';

/** The signed-in person, as sentences about who can help need to know them. */
export function useReader(): Reader {
  const { user } = useAuth();
  const groups = user?.groups;
  return {
    groups: Array.isArray(groups) ? groups.filter((name) => typeof name === 'string') : [],
    isSuperuser: user?.is_superuser === true,
  };
}
