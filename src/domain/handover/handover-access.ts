import type { Access, Act } from '../kit/permissions.ts';
import { everything } from '../kit/permissions.ts';

/** Whoever leads a shift gives the handover, whoever comes on receives it; an agency worker leads none. */
export const handoverAccess = (moves: readonly Act[]) =>
  ({
    superuser: ['view'],
    manager: [...everything, ...moves],
    senior: [...everything, ...moves],
    carer: ['view', 'add', 'change_own', ...moves],
    agency: ['view', 'add', 'change_own', ...moves.filter((act) => act !== 'give')],
    auditor: ['view'],
  }) satisfies Access;
