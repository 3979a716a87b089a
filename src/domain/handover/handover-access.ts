import type { Access, Act } from '../kit/vocabulary/permissions.ts';
import { everything } from '../kit/vocabulary/permissions.ts';

/** What only the person who leads a shift does. */
const leading: readonly Act[] = ['give', 'remark'];

/** Whoever leads a shift gives the handover, whoever comes on receives it; an agency worker leads none. */
export const handoverAccess = (moves: readonly Act[]) =>
  ({
    superuser: ['view'],
    manager: [...everything, ...moves],
    senior: [...everything, ...moves],
    carer: ['view', 'add', 'change_own', ...moves],
    agency: ['view', 'add', 'change_own', ...moves.filter((act) => !leading.includes(act))],
    auditor: ['view'],
  }) satisfies Access;
