import type { Act } from '../kit/vocabulary/acts.ts';
import { everything, type Access } from '../kit/vocabulary/permissions.ts';

/** What only the person who leads a shift does. */
const leading: readonly Act[] = ['give', 'remark'];

/** Whoever leads a shift gives the handover, whoever comes on receives it; an agency worker leads none. */
export const handoverAccess = <const Move extends Act>(moves: readonly Move[]) =>
  ({
    superuser: ['view'],
    manager: [...everything, ...moves],
    senior: [...everything, ...moves],
    carer: ['view', 'add', 'change_own', ...moves],
    agency: ['view', 'add', 'change_own', ...moves.filter((act) => !leading.includes(act))],
    auditor: ['view'],
  }) satisfies Access;
