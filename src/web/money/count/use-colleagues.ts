import { personName } from '#domain/kit/people/person-name.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { useMemo } from 'react';
import { useRecords } from '../../kit/data/use-records.ts';

/** Who works in the house, for choosing one of them. */
export function useColleagues(home: string): readonly { value: string; label: string }[] {
  const { records } = useRecords(staff, { home, limit: '200' });
  return useMemo(
    () =>
      records
        .map((person) => ({ value: person.id, label: personName(person) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, 'en-GB')),
    [records],
  );
}
