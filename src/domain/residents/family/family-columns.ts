import type { Columns } from '../../kit/vocabulary/computed-columns.ts';
import type { Family } from './family.ts';
import { entriesOf } from '../../kit/vocabulary/record-values.ts';

const authorities = {
  lpa_health: 'Attorney for health',
  lpa_finance: 'Attorney for money',
  is_deputy: 'Deputy',
  is_appointee: 'Appointee',
} as const;

type FamilyRow = Pick<Family, 'is_next_of_kin' | 'is_emergency_contact' | 'emergency_order' | keyof typeof authorities>;

export const familyColumns = {
  roles: (contact: FamilyRow): readonly string[] => [
    ...(contact.is_next_of_kin ? ['Next of kin'] : []),
    ...(contact.is_emergency_contact
      ? [contact.emergency_order === null ? 'Emergency' : `Emergency ${contact.emergency_order}`]
      : []),
    ...entriesOf(authorities)
      .filter(([name]) => contact[name])
      .map(([, words]) => words),
  ],
} satisfies Columns<FamilyRow>;
