import type { CellState } from '#domain/residents/views/plan-grid.ts';
import type { FlagTone } from '../kit/ui/flags.tsx';

export const cellTones: { readonly [S in CellState]: FlagTone } = {
  missing: 'danger',
  overdue: 'danger',
  under_review: 'info',
  waiting: 'info',
  due: 'watch',
  draft: 'watch',
  in_date: 'good',
};
