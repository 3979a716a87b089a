import { shortName } from '#domain/kit/names/names-apart.ts';
import type { NamedPerson } from '#domain/kit/people/person-name.ts';
import { useChosenHome } from '../state/store.ts';

/** How to speak of a resident on a button or in a line: by the name they go by, and by the whole of it where two in the house go by it. */
export function useShortName(): (person: NamedPerson) => string {
  const { residents } = useChosenHome();
  return (person) => shortName(person, residents);
}
