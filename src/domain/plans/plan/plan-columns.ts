import type { Columns } from '../../kit/vocabulary/computed-columns.ts';
import type { Plan } from './plan.ts';
import { isUnreadBy } from './read-since.ts';

export interface PlanFound {
  readonly key_worker: string | null;
  /** Those who give care in the house; undefined for whoever may not see who works there. */
  readonly team: readonly string[] | undefined;
}

type PlanRow = Pick<Plan, 'status' | 'acknowledged_by' | 'approved_at' | 'approved_by' | 'created_by'>;

export const planColumns = {
  key_worker: (_: PlanRow, _around, { key_worker }) => key_worker,
  /** Only what is in force is to be read. */
  unread_by: (row, _, { team }) =>
    team && (row.status === 'active' ? team.filter((person) => isUnreadBy(row, person)).length : null),
} satisfies Columns<PlanRow, PlanFound>;
