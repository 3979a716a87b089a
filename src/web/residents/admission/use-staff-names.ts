import { useMemo } from 'react';
import { personName } from '../../kit/names/record-names.ts';
import { useKept } from '../../kit/state/store.ts';

/** The names of the colleagues the store knows, for a record that the server has not seen yet. */
export function useStaffNames(): ReadonlyMap<string, string> {
  const people = useKept('staff');
  return useMemo(() => new Map(people.map((person) => [person.id, personName(person)])), [people]);
}
