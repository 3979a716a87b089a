import type { Columns } from '../../kit/vocabulary/computed-columns.ts';
import type { Care } from './care.ts';

export const careColumns = {
  warning_signs: ({ warning_signs_seen }: Pick<Care, 'warning_signs_seen'>) => warning_signs_seen.length,
} satisfies Columns<Pick<Care, 'warning_signs_seen'>>;
