import { useMemo } from 'react';
import { useHouseClock } from '../house/house-clock.ts';
import { textOrNull, type StoredRecord } from '../state/stored-record.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { namesIn } from './record-names.ts';
import { useChosenHome } from '../state/store.ts';
import type { ValueWording } from './value-text.ts';

/** How to put a record's values into words: with the names sent beside it, and those the house already knows. */
export function useValueWords(): (record: StoredRecord, more?: ReadonlyMap<string, string>) => ValueWording {
  const { zone } = useHouseClock();
  const { list, residents } = useChosenHome();
  const known = useMemo(
    () =>
      new Map([
        ...list.map(({ id, name }) => [id, name] as const),
        ...residents.map((one) => [one.id, personName(one)] as const),
      ]),
    [list, residents],
  );
  return useMemo(
    () => (record, more) => {
      const names = namesIn(record);
      return {
        zone,
        resident: textOrNull(record['resident']),
        nameOf: (id) => names.get(id) ?? more?.get(id) ?? known.get(id) ?? null,
      };
    },
    [zone, known],
  );
}
