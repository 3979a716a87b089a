import type { Columns } from '../../kit/vocabulary/computed-columns.ts';
import type { Staff } from './staff.ts';
import { localDay } from '../../kit/time/time.ts';
import { staffCompliance, type StaffFile } from './staff-compliance.ts';

export interface StaffFound {
  /** Undefined for whoever may not read the rota. */
  readonly on_shift: boolean | undefined;
  readonly file: StaffFile;
}

export const staffColumns = {
  on_shift: (_: Pick<Staff, 'id'>, _around, { on_shift }) => on_shift,
  compliance(_, { now, zone }, { file }) {
    if (file.training === undefined && file.vetting === undefined) return undefined;
    const light = staffCompliance(file, localDay(now, zone));
    return light && [light];
  },
} satisfies Columns<Pick<Staff, 'id'>, StaffFound>;
