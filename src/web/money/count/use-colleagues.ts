import type { Signature } from '#domain/staff/person/signatures.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { useMemo } from 'react';
import { useRecords } from '../../kit/data/use-records.ts';
import { personOptions } from '../../kit/person/person-options.ts';

const receives: Signature = 'agree_payments_handover';

/** Who may receive the cash of the house, for choosing one of them. */
export function useColleagues(home: string) {
  const { records } = useRecords(staff, { home, holds: receives, limit: '200' }, { isPart: true });
  return useMemo(() => personOptions(records), [records]);
}
