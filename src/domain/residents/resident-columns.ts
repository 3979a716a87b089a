import type { Columns } from '../kit/worked-out.ts';
import type { Resident } from './resident.ts';
import { ageOn, localDay } from '../kit/time.ts';

export const residentColumns = {
  age: ({ date_of_birth }: Pick<Resident, 'date_of_birth'>, { now, zone }) => (date_of_birth === null ? null : ageOn(date_of_birth, localDay(now, zone))),
} satisfies Columns<Pick<Resident, 'date_of_birth'>>;
