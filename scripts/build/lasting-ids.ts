import type { Plugin } from 'vite';

/** The file in which the library of components says what an id is. */
export const libraryIds = /@mantine[\\/]hooks[\\/]esm[\\/]use-id[\\/]use-id\.mjs$/;

/** React's own id, which is the same from the first moment. */
export const lastingIds = `
import { useId as useOwnId } from 'react';
export function useId(given) {
  const own = useOwnId();
  return typeof given === 'string' ? given : 'mantine-' + own.replace(/\\W/g, '');
}`;

/** The library gives every field, list and dialog another id once it stands, and draws it a second time for that. */
export const drawnOnce = (): Plugin => ({
  name: 'lasting-ids',
  load: (id) => (libraryIds.test(id) ? lastingIds : null),
});
